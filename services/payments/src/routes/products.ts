import {listOf} from "../answers/list.ts";
import {searchResult} from "../answers/search.ts";
import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import {definedFields, mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const productRoutes = ({store, clock, events}: Shop): HandlersOf<"products"> => ({
  "POST /v1/products": ({params}) => {
    if (params.id !== undefined && store.get("product", params.id)) {
      refuse("Product already exists.", "id", "resource_already_exists");
    }
    const product = store.put({
      id: params.id ?? newId("product"),
      object: "product",
      active: params.active ?? true,
      created: clock.now(),
      default_price: null,
      description: orNull(params.description),
      images: params.images ?? [],
      livemode: false,
      marketing_features: params.marketing_features ?? [],
      metadata: mergeMetadata(null, params.metadata),
      name: params.name,
      package_dimensions: params.package_dimensions ?? null,
      shippable: params.shippable ?? null,
      statement_descriptor: params.statement_descriptor ?? null,
      tax_code: params.tax_code ?? null,
      tax_details: null,
      type: "service",
      updated: clock.now(),
      url: params.url ?? null,
    });
    events.emit("product.created", product);
    return product;
  },
  "GET /v1/products": ({params}) => {
    const {active, ids, shippable} = params;
    const found = store
      .list("product")
      .filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (ids === undefined || ids.includes(one.id)) &&
          (shippable === undefined || one.shippable === shippable),
      );
    return listOf("/v1/products", found, params);
  },
  "GET /v1/products/search": ({params}) => searchResult("/v1/products/search", store.list("product"), params),
  "GET /v1/products/:id": ({id}) => requireObject(store, "product", id),
  "POST /v1/products/:id": ({id, params}) => {
    const before = requireObject(store, "product", id);
    const {active, name, shippable} = params;
    const changed = definedFields({
      active,
      name,
      shippable: shippable === undefined ? undefined : orNull(shippable),
      description: params.description === undefined ? undefined : orNull(params.description),
      images: params.images === undefined ? undefined : (orNull(params.images) ?? []),
      tax_code: params.tax_code === undefined ? undefined : orNull(params.tax_code),
      default_price: params.default_price,
      url: params.url === undefined ? undefined : orNull(params.url),
    });
    const metadata = mergeMetadata(before.metadata, params.metadata);
    const product = store.put({...before, ...changed, metadata, updated: clock.now()});
    events.emit("product.updated", product, before);
    return product;
  },
});
