export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const {installUrlNormalizing} = await import("./proxy/normalize-url");
  installUrlNormalizing();
}
