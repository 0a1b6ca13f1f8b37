type Facts<Tag extends keyof HTMLElementTagNameMap> = Partial<HTMLElementTagNameMap[Tag]>

/** An element with its properties and what stands in it, for the plain modules of reading pages. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  facts: Facts<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), facts)
  made.append(...children)
  return made
}
