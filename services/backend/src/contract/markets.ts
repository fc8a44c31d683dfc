import {z} from "zod";

/** GET /b/region?country=DE → {data: {region}} */
export const regionReply = z.object({region: z.string()});
