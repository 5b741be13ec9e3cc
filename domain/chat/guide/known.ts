import { plain } from '#domain/chat/guide/hearing.ts'
import type { Known, Step } from '#domain/chat/guide/step.ts'

export type GuideTurn = { role: 'user' | 'assistant'; text: string }

/** Only words of these lists are ever said back. */
const words: Record<keyof Known, [string, RegExp][]> = {
  feeling: [
    ['scared', /\b(scared|afraid|frightened|terrified|fear(ful)?)\b/],
    ['shaky', /\b(shaky|shaking|trembl\w+|jittery)\b/],
    ['worn out', /\b(worn out|tired|exhausted|drained|no energy)\b/],
    ['lonely', /\b(lonely|alone)\b/],
    ['sad', /\b(sad|down|low|tearful|crying)\b/],
    ['angry', /\b(angry|furious|mad|frustrated)\b/],
    ['numb', /\b(numb|empty|nothing)\b/],
    ['overwhelmed', /\b(overwhelm\w*|too much)\b/],
    ['worried', /\b(worried|worrying|anxious|nervous|uneasy)\b/],
  ],
  situation: [
    ['something you read', /\b(read|googl\w*|search\w*|online|news|video)\b/],
    ['waiting for a result', /\b(waiting|results?|appointment|test)\b/],
    [
      'a feeling in your body',
      /\b(body|chest|heart|head\w*|stomach|breath\w*|pain|dizz\w*|lump|symptoms?)\b/,
    ],
    ['thoughts that race', /\b(thoughts?|mind|thinking)\b/],
    ['everything at once', /\beverything\b/],
    ['a hard day', /\b(hard|bad|awful|long) (day|week)\b/],
    ['work', /\b(work|job|boss|exam|school)\b/],
    ['the people close to you', /\b(people|family|partner|friends?|mother|father|mom|mum|dad)\b/],
    ['being alone with it', /\b(alone|lonely)\b/],
    ['the night', /\b(night|sleep|bed|awake)\b/],
    ['what might happen', /\b(might happen|future|what if)\b/],
  ],
  strength: [
    ['hearing a voice you know', /\b(voice|call\w*|talk\w*|phone)\b/],
    ['someone you love', /\b(love|kids?|children|daughter|son|partner|friends?|family|mother|mom|mum)\b/],
    ['moving about', /\b(mov\w+|walk\w*|run\w*|stretch\w*|outside|air)\b/],
    ['small routines', /\b(routines?|tea|coffee|shower|cook\w*|clean\w*|work|small)\b/],
    ['music', /\b(music|songs?|sing\w*)\b/],
    ['an animal near you', /\b(dog|cat|pet|animal)\b/],
    ['slow breathing', /\bbreath\w*\b/],
    ['rest', /\b(sleep|rest|bed|nap)\b/],
    ['your faith', /\b(pray\w*|faith|god)\b/],
    ['being with someone', /\bbe with someone|someone with me\b/],
  ],
}

/** "not scared" does not say scared. */
const isDenied = (text: string, at: number): boolean =>
  /(\bnot|n't|\bno|\bnever)( \w+)?\s$/.test(text.slice(0, at))

function wordFor(slot: keyof Known, text: string): string | null {
  const heard = plain(text)
  return (
    words[slot].find(([, sign]) => {
      const match = sign.exec(heard)
      return match !== null && !isDenied(heard, match.index)
    })?.[0] ?? null
  )
}

/** The slots, worked out again from the conversation: the latest answer to a step that asks for one. */
export function knownFrom(turns: GuideTurn[], steps: Step[]): Known {
  const known: Known = { feeling: null, situation: null, strength: null }
  turns.forEach((turn, index) => {
    const asked = turns[index - 1]?.text ?? ''
    if (turn.role !== 'user') return
    // What opens a conversation often names the situation already.
    const slots = steps.filter(({ asks, fills }) => fills && asked.includes(asks)).map(({ fills }) => fills)
    if (index === 0) slots.push('situation', 'feeling')
    for (const slot of slots) if (slot) known[slot] = wordFor(slot, turn.text) ?? known[slot]
  })
  return known
}
