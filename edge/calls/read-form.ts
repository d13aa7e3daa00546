import { parseMultipart } from '@remix-run/multipart-parser';

/** Limits of a form: a file and some fields beside it. The size of all is the call's own limit. */
const LIMITS = {
  maxParts: 4,
  /** A file's name has 255 characters at most, which take 765 bytes. */
  maxHeaderSize: 1_024,
};

/** A boundary of at most 70 characters (RFC 2046). */
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;

/**
 * Returns the texts and files of a form (multipart/form-data) by name, the last one of each; undefined if it is
 * broken or has too many parts. The platform's `formData()` takes a second for a form of 2 MB in many small parts.
 */
export function readForm(
  bytes: Uint8Array,
  contentType: string,
): Record<string, string | File> | undefined {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const size = { maxFileSize: bytes.length, maxTotalSize: bytes.length };
  try {
    const fields: [string, string | File][] = [];
    for (const part of parseMultipart(bytes, { boundary, ...LIMITS, ...size })) {
      const { name, filename = '' } = part;
      if (name === undefined) return undefined;
      fields.push([name, part.isFile ? new File([part.arrayBuffer], filename) : part.text]);
    }
    return Object.fromEntries(fields);
  } catch {
    return undefined;
  }
}
