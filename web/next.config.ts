import {randomUUID} from "node:crypto";
import {fileURLToPath} from "node:url";
import {LOCALES} from "@gradus/schemas/markets";
import type {NextConfig} from "next";
import createNextIntlPlugin from "next-intl/plugin";
import {createBuildId} from "./server/cache/built-for.ts";
import {readEnv} from "./src/env/read-env.ts";
import {AUTH_REWRITES} from "./src/proxy/auth-rewrites.ts";
import {LEGAL_REWRITES} from "./src/proxy/legal-rewrites.ts";

const env = readEnv();

// server.ts passes these on itself; on managed platforms the framework does.
const BACKEND_PATHS = ["/b/:path*", "/canyon/:path*"];

const nextConfig: NextConfig = {
  rewrites: async () => {
    const afterFiles = BACKEND_PATHS.map((source) => ({source, destination: `${env.BACKEND_URL}${source}`}));
    return {beforeFiles: [...LEGAL_REWRITES, ...AUTH_REWRITES], afterFiles};
  },
  distDir: env.WEB_DIST_DIR,
  generateBuildId: () => createBuildId(env, randomUUID()),
  // Pages made after the build live in memory only. On disk they would outlive a restart, but the record of what
  // was published since would not, and every unknown address would leave a file.
  experimental: {useCache: true, isrFlushToDisk: false},
  cacheHandler: fileURLToPath(new URL("server/cache/page-cache.ts", import.meta.url)),
  poweredByHeader: false,
  // server.ts does both once per version of a page instead of once per visitor.
  compress: false,
  generateEtags: false,
  // proxy.ts resolves trailing slashes together with every other rule, in one redirect.
  skipTrailingSlashRedirect: true,
  transpilePackages: ["@gradus/schemas", "@gradus/backend", "@gradus/training"],
  // Types are checked by `npm test`; checking them again here would only slow the first start down.
  typescript: {ignoreBuildErrors: true},
};

// Messages are compiled by the build, so browsers load no parser.
const withNextIntl = createNextIntlPlugin({
  experimental: {messages: {path: "./messages", locales: LOCALES, format: "json", precompile: true}},
});

export default withNextIntl(nextConfig);
