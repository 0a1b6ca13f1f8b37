/** The headings of the questions about the service, in order. In its own file, so that a page loads no schema. */
export const faqGroups = ['course', 'price', 'leaving', 'people', 'data', 'account', 'experts'] as const
export type FaqGroup = (typeof faqGroups)[number]
