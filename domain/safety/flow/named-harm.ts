import { plain } from '#domain/safety/flow/meaning.ts'

const medicines =
  'pills?|tablets?|tabs|meds|medicat\\w+|medicines?|capsules?|painkillers?|antidepressants?|sleepers|doses?|dosage|mg|overdos\\w*|od|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|insulin|codeine|co-?codamol|tramadol|morphine|lithium|prozac|zoloft|xanax|valium|benzos?|\\w+(?:azepam|azolam|pram|xetine|traline|triptyline|apine|idone|olol|codone|profen|faxine|gabalin|opiclone|zine|statin|pirin)'
const poisons =
  'bleach|antifreeze|weed ?killer|rat poison|poison\\w*|detergent|drain cleaner|acid|petrol|alcohol|vodka|spirits|whisky|whiskey|wine|drugs?|heroin|fent\\w*|coke|cocaine|ket|mdma|batteries|berries|mushrooms'
const named = new RegExp(`\\b(?:${medicines}|${poisons})\\b`)
const denied = new RegExp(
  `\\b(?:no|not(?: any| my)?|without|never|isn't|wasn't) (?:${medicines}|${poisons})\\b`,
  'g',
)

/** A medicine or a poison by any of its names: without one, what was eaten may be anything. */
export const namesHarm = (text: string): boolean => named.test(plain(text).replace(denied, ' '))

const foods =
  /\b(?:food|binged?|binging|biscuits?|cookies?|custard creams?|digestives|crisps|chips|chocolates?|sweets|candy|cakes?|brownies|doughnuts?|donuts?|bread|toast|loaf|pasta|pizza|cereal|ice ?cream|crackers|pastr(?:y|ies)|cheese|haribo|nutella|peanut butter|vitamins)\b/

/** It was something to eat, and nothing that harms is named. */
export const saysItWasFood = (text: string): boolean => foods.test(plain(text)) && !namesHarm(text)
