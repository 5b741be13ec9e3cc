import type { Scale } from '#domain/check-ins/scale.ts'

/** Of the PHQ family: the same for all of its scales. */
export const howOften = {
  lead: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  answers: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
  rights:
    'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
} as const

export const gad7: Scale = {
  name: 'GAD-7',
  about: 'Seven questions on worry and being on edge.',
  ...howOften,
  questions: [
    'Feeling nervous, anxious or on edge',
    'Not being able to stop or control worrying',
    'Worrying too much about different things',
    'Trouble relaxing',
    'Being so restless that it is hard to sit still',
    'Becoming easily annoyed or irritable',
    'Feeling afraid as if something awful might happen',
  ],
  source:
    'Spitzer RL, Kroenke K, Williams JBW, Löwe B. A brief measure for assessing generalized anxiety disorder: the GAD-7. Archives of Internal Medicine. 2006;166:1092-1097.',
}
