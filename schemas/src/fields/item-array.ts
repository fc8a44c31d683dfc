import {defineArrayMember, defineField, type FieldDefinition} from "sanity";

interface ItemArray {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Type name of one item, as stored in `_type`. */
  readonly item: string;
  readonly itemTitle: string;
  readonly fields: FieldDefinition[];
  readonly preview?: {title: string; subtitle?: string};
  readonly min?: number;
  readonly max?: number;
  readonly optional?: boolean;
  readonly group?: string;
}

export function itemArray({name, title, description, item, itemTitle, fields, group, ...options}: ItemArray) {
  const {preview = {title: "heading", subtitle: "text"}, min = 1, max, optional} = options;
  return defineField({
    name,
    title,
    type: "array",
    description,
    of: [
      defineArrayMember({type: "object", name: item, title: itemTitle, fields, preview: {select: preview}}),
    ],
    ...(group && {group}),
    validation: (rule) => {
      const bounded = max === undefined ? rule : rule.max(max);
      if (optional) return bounded;
      return bounded
        .required()
        .min(min)
        .error(`${title}: at least ${min}${max ? `, at most ${max}` : ""}.`);
    },
  });
}
