import { kin, plain } from '#domain/safety/flow/meaning.ts'

const who = `(?:he|she|they|dad|daddy|mum|mom|stepdad|step ?dad|my (?:\\w+ )?${kin})`
const nears = new RegExp(
  `\\b${who}(?:'s|s|'re| is| are| has| have|'ve)? (?:just |now |already |still )*(?:coming(?! (?:out of|to terms|off|with me|tomorrow|next|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)))|moving(?! out| in| house| on)|awake|waking|stirring|up(?=\\W*$|[,. ]+(?:now|i|oh|again|and|he|she))|(?:got|getting|gets) up(?! (?:at|in|for|early|to go))|woke(?:n)? up|walking (?:about|around|up|down|over|towards)|looking for me|shouting (?:for|at) me|banging|knocking|trying the (?:door|handle)|on the (?:stairs|landing)|outside (?:the|my) (?:door|room|bathroom)|at the door|found me|back(?=\\W*$|[,.! ]+(?:now|i|oh|and|he|she)))|\\bi (?:can )?hear (?:him|her|them|footsteps|his (?:car|key|steps)|the (?:stairs|key|door))|\\b(?:footsteps|the (?:door ?handle|key in the (?:door|lock)))\\b`,
)
const notNear =
  /\b(?:not|isn't|aren't|never|won't|asleep|snoring) (?:\w+ )?(?:coming|here|up|back|awake|moving)\b/
const helper = new RegExp(
  `\\b(?:police|ambulance|help|${kin}|someone|somebody)(?:'s|s| is| are)? (?:\\w+ )?(?:on (?:the|her|his|their|its) way|coming|driving|picking)|\\b(?:called|rang|rung|phoned|texted|told) (?:the )?(?:police|my|999|911|them|her|him)`,
)
const byOne = /\b(?:he|him|his|husband|boyfriend|dad|father|stepdad|brother|uncle|man)\b/
const byHer = /\b(?:she|her|wife|girlfriend|mum|mom|mother|stepmum|sister)\b/

/** Whoever hurts them is awake, or on the way to them. `told`: what was told before, where somebody may be coming to help. */
export function saysTheyComeNear(text: string, told: readonly string[]): boolean {
  const heard = plain(text)
  if (heard.endsWith('?') || notNear.test(heard) || !nears.test(heard)) return false
  if (told.slice(-3).some((one) => helper.test(plain(one)))) return false
  const before = plain(told.join(' ').slice(-800))
  const isShe = /\b(?:she|shes|she's|her)\b/.test(heard) && !/\b(?:he|hes|he's|him)\b/.test(heard)
  return isShe ? byHer.test(before) || !byOne.test(before) : true
}
