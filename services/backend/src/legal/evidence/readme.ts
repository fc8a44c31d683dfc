/** Goes with every pack, so that it can be checked without us. */
export const README = `What applied, and how to check it
=================================

summary.json               the question, the version that answers it, its seal and its addresses; time zone and binding
                           language are those the region had when the version was sealed
text/*.html, *.txt         the words as a visitor in the region read them, one file a language
source/*.json              the sealed texts these were made of: common words, and the region's own where it has any
record/version.json        the version as it was recorded: days, people who approved it, texts and their fingerprints
record/base-version.json   the version for all regions it builds on, where there is one
record/events.ndjson       each step on the way: sent to review, approved, returned; and the law of its regions, where it
                           was added to a record that was made without
record/chain.ndjson        the record from its beginning up to this version, one entry a line

Every pack for the same question is the same file, byte by byte. It says nothing of the moment it was made.

All fingerprints are SHA-256 in lower-case hexadecimal behind "sha256:". JSON is hashed in its canonical form: keys in
order, no spaces.

1. A text's fingerprint is that of its source without any "_key".
2. A version's seal is that of its texts' fingerprints, sorted and joined by line feeds.
3. An entry's "hash" is that of the recorded JSON: a source, a version, or an event, byte by byte.
4. An entry's "link" is that of seq, kind, subject, hash, previous_link and at, joined by line feeds. The first entry
   follows sixty-four zeros. Whoever changes an entry changes every link after it.
`;
