import {type DataDeps, requirePerson} from "../data-deps.ts";
import type {Dataset} from "../datasets.ts";
import {type Call, flag, type Handler, param, STREAMED} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import {createLiveFeed, type LiveEntry, type LiveFeed} from "./live-feed.ts";

export function liveRoutes(deps: DataDeps, spread: (handler: Handler) => Handler): Route[] {
  const feeds = new WeakMap<Dataset, LiveFeed>();
  deps.datasets.onOpen((dataset) => feeds.set(dataset, createLiveFeed(dataset)));

  return [
    route(
      "GET",
      "/data/live/events/:dataset",
      spread((call) => {
        const feed = feeds.get(deps.datasets.require(param(call, "dataset")));
        if (!feed) throw new Error("Every open dataset has a live feed");
        return follow(deps, call, feed);
      }),
    ),
  ];
}

function follow({streams}: DataDeps, call: Call, feed: LiveFeed): typeof STREAMED {
  const includeDrafts = flag(call.query, "includeDrafts");
  if (includeDrafts) requirePerson(call);
  const lastEventId = call.request.headers["last-event-id"]?.toString();
  const stream = streams.open(call);

  const send = ({id, publishedTags, allTags}: LiveEntry) => {
    const tags = includeDrafts ? allTags : publishedTags;
    if (tags.length > 0) stream.send({event: "message", id, data: {tags}});
  };
  const missed = lastEventId === undefined ? [] : feed.since(lastEventId);
  if (missed === null) {
    stream.send({event: "restart", id: feed.position(), data: {}});
  } else {
    stream.send({event: "welcome", id: lastEventId ?? feed.position(), data: {}});
    for (const entry of missed) send(entry);
  }
  stream.onClose(feed.subscribe(send));
  return STREAMED;
}
