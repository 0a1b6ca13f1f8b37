/** The titles under which questions about the service stand, in their order. Apart, so that a page loads no schema. */
export const faqGroups = ['course', 'price', 'leaving', 'people', 'data', 'account', 'experts'] as const
export type FaqGroup = (typeof faqGroups)[number]
