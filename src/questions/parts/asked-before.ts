/**
 * A question form sent before the page ran, or without JavaScript: its words come back into the same form, because
 * nothing could be kept for a browser that holds no session.
 */
export async function askedBefore(request: Request): Promise<{ text: string }> {
  const form = await request.formData()
  return { text: String(form.get('text') ?? '').slice(0, 8000) }
}
