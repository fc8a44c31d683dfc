import {createDocument} from "../src/query/test/memory-source.ts";
import {createRandom} from "../src/query/test/random.ts";
import type {LakeDocument} from "../src/types.ts";

const WORDS =
  "power stride hill tempo watt pace ground contact oscillation cadence effort runner track lane distance climb threshold recovery".split(
    " ",
  );

function sentence(random: () => number, length: number): string {
  return Array.from({length}, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
}

export function createDataset(size: number): LakeDocument[] {
  const random = createRandom(7);
  return Array.from({length: size}, (_, index) => {
    const kind = index % 10;
    if (kind < 5) return createArticle(index, random, size);
    return kind < 8 ? createProduct(index, random, size) : createAuthor(index, random);
  });
}

function createArticle(index: number, random: () => number, size: number): LakeDocument {
  const isDraft = index % 50 === 0;
  return createDocument({
    _id: `${isDraft ? "drafts." : ""}article-${isDraft ? index + 1 : index}`,
    _type: "article",
    title: sentence(random, 6),
    slug: {_type: "slug", current: `article-${index}`},
    author: {_type: "reference", _ref: `author-${Math.floor((random() * size) / 10) * 10 + 8}`},
    published: new Date(1_700_000_000_000 + Math.floor(random() * 1e10)).toISOString(),
    body: Array.from({length: 3}, (_block, at) => ({
      _key: `b${at}`,
      _type: "block",
      children: [{_key: "s0", _type: "span", text: sentence(random, 35)}],
    })),
  });
}

function createProduct(index: number, random: () => number, size: number): LakeDocument {
  return createDocument({
    _id: `product-${index}`,
    _type: "product",
    title: sentence(random, 4),
    slug: {_type: "slug", current: `product-${index}`},
    price: Math.floor(random() * 1000),
    maker: {_type: "reference", _ref: `author-${Math.floor((random() * size) / 10) * 10 + 8}`},
    description: sentence(random, 120),
  });
}

function createAuthor(index: number, random: () => number): LakeDocument {
  return createDocument({
    _id: `author-${index}`,
    _type: "author",
    name: sentence(random, 2),
    slug: {_type: "slug", current: `author-${index}`},
    bio: sentence(random, 130),
  });
}
