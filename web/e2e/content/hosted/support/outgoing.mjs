// Loaded before a program with `--import outgoing.mjs?log=…&port=…`: notes in the log where it connects to, and leads
// what is meant for hosts of the internet to that port. Below fetch and the client library: nothing can go around it.
import {appendFileSync} from "node:fs";
import net from "node:net";
import tls from "node:tls";

const {searchParams} = new URL(import.meta.url);
const log = searchParams.get("log") ?? "";
const standInPort = Number(searchParams.get("port"));
const ours = new WeakSet();

const note = (host, port) => appendFileSync(log, `${host}:${port}\n`);

const {connect} = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
  // `net.connect` hands over its arguments as one list.
  const [options] = Array.isArray(given[0]) ? given[0] : given;
  const isNetwork = typeof options === "object" && options.port !== undefined;
  if (isNetwork && !ours.has(this)) note(options.host ?? "localhost", options.port);
  return connect.apply(this, given);
};

// Without encryption on the last metre: there is no certificate for a host that is played by the test.
tls.connect = (options) => {
  note(options.servername || options.host, options.port);
  const socket = new net.Socket();
  ours.add(socket);
  socket.once("connect", () => socket.emit("secureConnect"));
  return socket.connect({host: "127.0.0.1", port: standInPort});
};
