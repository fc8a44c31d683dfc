import {escapeXml} from "@/lib/xml";
import type {SitemapEntry} from "./sitemap-entries";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemapIndexXml(urls: readonly string[]): string {
  const items = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACES}>${items.join("")}</sitemapindex>`;
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset ${NAMESPACES}>${entries.map(entryXml).join("")}</urlset>`;
}

function entryXml({url, updatedAt, languages}: SitemapEntry): string {
  const links = Object.entries(languages).map(
    ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(href)}"/>`,
  );
  const lastModified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : "";
  return `<url><loc>${escapeXml(url)}</loc>${lastModified}${links.join("")}</url>`;
}
