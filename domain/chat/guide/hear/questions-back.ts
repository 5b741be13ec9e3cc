import { has, type Sign } from '#domain/chat/guide/hear/question-signs.ts'

/** Asked of the guide about what it has just said, or said to it with a crooked mouth. */
export const questionsBack: readonly (readonly [string, Sign])[] = [
  [
    'back-why-ask',
    has(
      /^(?:\w+[, ]+){0,2}why (?:do|are|did|would|r) (?:you|u) (?:keep |even |always )?(?:ask\w*|want(?:ing)? to know|need to know)\b|^why does that matter$/,
    ),
  ],
  [
    'back-what-mean',
    has(
      /^(?:(?:sorry|um+|huh|eh|ok)[,? ]+)*what (?:do|did|does) (?:you|u|that|it|this) (?:even |actually )?mean(?: by (?:that|it|this))?$|^(?:i don't|i do not) (?:get|understand) (?:that|it|what you mean|the question|your question)$|^(?:wdym|come again)$|^what('s| is) that supposed to mean$/,
    ),
  ],
  [
    'back-sarcasm',
    has(
      /\b(?:i'm|i was) being sarcastic\b|\b(?:oh )?(?:great|brilliant|wow|cool|lovely|fantastic|amazing|joy),? (?:a|another) (?:robot|bot|ai|chat ?bot|machine)\b|^(?:wow|oh|yeah|well|cool|great)[, ]+(?:thanks|great|brilliant|wow)[, ]*(?:so|very|super|really)?( very| so)? ?(?:helpful|useful)$|^(?:well )?thanks for nothing$|^(?:ok |so )?fix (?:me|my life)(?: then)?$/,
    ),
  ],
  [
    'back-believe',
    ({ words, at }) =>
      at === 'certain-beliefs' &&
      /\b(?:you|u) (?:don't|do not|dont|won't) believe (?:me|it|that|any)\b|\bdo (?:you|u) (?:even )?believe me\b/.test(
        words,
      ),
  ],
]
