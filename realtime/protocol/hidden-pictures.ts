/**
 * Header of the answer of `POST /ingest/v1/content`: the origins, with spaces between, whose pictures no page
 * shows, since they are none of the server's `PICTURE_ORIGINS`. A header, since senders of this protocol version
 * take no further member.
 */
export const HIDDEN_PICTURES = 'hidden-pictures';
