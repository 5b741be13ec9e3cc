import type { Scale } from '#domain/check-ins/scale.ts'

export const pcPtsd5: Scale = {
  name: 'PC-PTSD-5',
  about: 'One question on whether something very frightening ever happened, and five on the last month.',
  first: {
    lead: 'Sometimes things happen to people that are unusually or especially frightening, horrible, or traumatic. For example:',
    examples: [
      'a serious accident or fire',
      'a physical or sexual assault or abuse',
      'an earthquake or flood',
      'a war',
      'seeing someone be killed or seriously injured',
      'having a loved one die through homicide or suicide.',
    ],
    question: 'Have you ever experienced this kind of event?',
  },
  lead: 'In the past month, have you…',
  questions: [
    'Had nightmares about the event(s) or thought about the event(s) when you did not want to?',
    'Tried hard not to think about the event(s) or went out of your way to avoid situations that reminded you of the event(s)?',
    'Been constantly on guard, watchful, or easily startled?',
    'Felt numb or detached from people, activities, or your surroundings?',
    'Felt guilty or unable to stop blaming yourself or others for the event(s) or any problems the event(s) may have caused?',
  ],
  answers: ['No', 'Yes'],
  source:
    'Prins A, Bovin MJ, Kimerling R, Kaloupek DG, Marx BP, Pless Kaiser A, Schnurr PP. Primary Care PTSD Screen for DSM-5 (PC-PTSD-5). National Center for PTSD, 2015.',
  rights:
    'A work of the National Center for PTSD of the United States Department of Veterans Affairs, in the public domain there.',
}
