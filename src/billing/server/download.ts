/** A private file, to be saved under a name and cached nowhere. */
export function download(content: Uint8Array | string, type: string, name: string): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
