import type {NextConfig} from "next";

const nextConfig: NextConfig = {
  cacheComponents: true,
  poweredByHeader: false,
  // proxy.ts resolves trailing slashes together with every other rule, in one redirect.
  skipTrailingSlashRedirect: true,
  transpilePackages: ["@gradus/schemas", "@gradus/backend"],
  // Types are checked by `npm test`; checking them again here would only slow the first start down.
  typescript: {ignoreBuildErrors: true},
};

export default nextConfig;
