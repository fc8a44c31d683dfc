import {type SanityClient, useClient} from "sanity";

/** The content API as all of our code asks it. */
export const API_VERSION = "2026-02-01";

// One object for all: the Studio keeps what it makes of these options by their identity.
const OPTIONS = {apiVersion: API_VERSION};

/** The content, with the rights of the person who is signed in. The same client from one rendering to the next. */
export const useContentClient = (): SanityClient => useClient(OPTIONS);
