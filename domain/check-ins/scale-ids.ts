/** The scales that a person may choose, the shortest first. */
export const scaleIds = ['phq-4', 'gad-7', 'pc-ptsd-5'] as const
export type ScaleId = (typeof scaleIds)[number]
