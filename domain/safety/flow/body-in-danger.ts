import { kin, plain } from '#domain/safety/flow/meaning.ts'

/** What is the matter with a body: something taken, blood, or one that does not wake or breathe. */
export type BodyDanger = 'taken' | 'bleeding' | 'unwell'

const near = `${kin.slice(0, -1)}|baby|toddler|child|kid|kids|bf|gf|ex|girl|guy|boy|man|woman|lad|stranger|patient|stepdad|stepmum|stepmom|little one)`
const who = String.raw`(?:^(my |the )?${near}|\b(he|she|they|someone|somebody|(my|our|a|an|the|this|that|her|his|their|another) (\w+ ){0,2}${near}))`
const place = String.raw`( (at|in|from|on) (the|my|a|our|this) \w+)?`
const has = String.raw`('s|'ve|s)?( (has|have|had|just|already|also|probably|might|may|must|could|only|actually|is|was))*`
const what = String.raw`(pills?|tablets?|meds?|medicines?|medication|drugs?|capsules?|vitamins|paracetamol|tylenol|ibuprofen|aspirin|bleach|poison|antifreeze|fent\w*|heroin|xanax|insulin|something|loads|too (much|many)|a lot|a load|a bunch|all (of )?(it|them|his|her|their|my|the)|\d+|an overdose)`

const took = new RegExp(
  String.raw`${who}${place}${has} (taken|took|swallowed|necked|downed|drank|drunk|eaten|ate|injected|snorted)\b.{0,30}\b${what}\b`,
)
/** The deed stands further on: "my friend has been drinking and took some pills". */
const alsoTook = new RegExp(
  String.raw`${who}\b(?:(?! i )[^.!?]){0,40}\b(and|then) (\w+ )?(took|taken|swallowed|necked|downed)\b.{0,30}\b${what}\b`,
)
const overdosed = new RegExp(
  String.raw`${who}${place}${has} (overdos(ed|ing)|od'?e?d|od'?ing|(taken|took) an overdose)\b`,
)
/** Taken from somebody, and not by mouth. */
/** What was eaten or drunk as always, taken on, or given at its time. */
const asEver =
  /\b(sugar|tea|coffee|milk|salt|toast|tuna|cheese|dinner|breakfast|lunch|cake|brownies|biscuits|tray|to the party|photos?|pictures?|bus|train|a while|(too much|a lot) on)\b|\b(every (morning|night|day|evening)|always|each (morning|night|day)|used to|would (always|not be told))\b/
const isUnwell =
  /\b(asleep|passed out|wake|woken|unconscious|breath\w*|on the floor|confused|sick|overdos\w*)\b/
const tookAway =
  /\b(took|taken)\b.{0,40}\b(away|off me|from me|out of my|so (i|that i)|photos?|pictures?|my (phone|keys|car|money))\b/

const notWaking = new RegExp(
  String.raw`\b(can't|cannot|couldn't|unable to) (\w+ )?wake (him|her|them|my \w+|the \w+)\b|${who}${place}('s|s| is| are| was)?( \w+)? ?(not|isn't|aren't|won't|wont|will not|doesn't|stopped|barely|hardly) (\w+ )?(wak\w+|breath\w+|respond\w*|mov(e|ing))\b`,
)
const failing = new RegExp(
  String.raw`\b(his|her|their) (lips|face|skin|fingers) (is|are|s|have|has)? ?(gone |going |turning )?(\w+ )?(blue|grey|gray|drooping|purple)\b|\b(he|she|they)('s|s| is| are|'re| has| have| went| goes)? (going |gone |turning |turned |all )?(blue|grey|gray|unconscious|unresponsive|lifeless)\b|${who}${has} (passed out|collapsed|unconscious|unresponsive|having (a|an) (\w+ )?(seizure|fit|stroke|heart attack))\b`,
)
const bleeds = new RegExp(
  String.raw`${who}${place}('s|s| is| are)? (\w+ )?bleeding\b|${who}${has} (cut|sliced|slashed|gashed) (his|her|their|him|them)(self|selves)?\b|\b(his|her|their) (\w+ ){1,2}(is |are |won't |wont )?(\w+ )?bleed(ing)?\b`,
)

const past =
  /\b(last (week|month|year|summer|winter)|(years?|months?|weeks?|days) ago|when i was|used to|survived|passed away|has died|in (19|20)\d\d|anniversary)\b/
const doubted = /\b(what if|if (he|she|they|my \w+)|imagine|dream\w*|afraid that|worried that|thought of)\b/
const byHand = /\b(hit|hits|beat|beats|punch\w*|stabb\w+|attack\w*|threw|pushed|chok\w+|strangl\w+)\b/
const own =
  /\b(i|i've|i have) (just |also |already |then )*(took|taken|swallowed|overdosed)\b|\b(cut|cutting|hurt) myself\b|\bmy own wrists?\b/

/** The body of somebody else, as one message tells of it; null where it tells of none, or of a time long past. */
export function theirDangerIn(text: string): BodyDanger | null {
  const heard = plain(text)
  if (past.test(heard) || doubted.test(heard)) return null
  if (notWaking.test(heard) || failing.test(heard)) return 'unwell'
  if (
    (took.test(heard) || alsoTook.test(heard) || overdosed.test(heard)) &&
    !tookAway.test(heard) &&
    !(asEver.test(heard) && !isUnwell.test(heard))
  )
    return 'taken'
  return bleeds.test(heard) && !byHand.test(heard) ? 'bleeding' : null
}

const lookedBack = 8

/** The latest that was told of somebody else, unless something was told of oneself since. */
export function theirDanger(told: readonly string[]): BodyDanger | null {
  for (const text of told.slice(-lookedBack).toReversed()) {
    const danger = theirDangerIn(text)
    if (danger !== null) return danger
    if (own.test(plain(text))) return null
  }
  return null
}

const blood = /\b(blood|bleed\w*|soaked through|gone through the (towel|cloth|bandage))\b/
const inside =
  /\b(vomit\w*|throw\w*|threw|cough\w*|spit\w*|poo|stool|pee|urine|toilet|nose ?bleed\w*|pregnan\w*|period|tampon|pads?|head|skull)\b/
const byAccident =
  /\b(by accident|accident\w*|on (a |the |some |broken )?(glass|tin|nail|wire|metal)|while? (cooking|chopping|cutting)|chopping|cooking|saw|slipped|fell|crash\w*)\b/

/** A wound that bleeds, which a cloth can be pressed on. */
export const saysWoundBleeds = (told: readonly string[]): boolean => {
  const heard = plain(told.slice(-lookedBack).join(' '))
  return blood.test(heard) && !inside.test(heard)
}

export const saysByAccident = (told: readonly string[]): boolean =>
  told.some((text) => byAccident.test(plain(text)) && !/\bnot (an |by )?accident\b/.test(plain(text)))
