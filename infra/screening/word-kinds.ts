/**
 * Words that may stand for one another. What they have in common is what a listener hears: who is spoken of, what is done, when,
 * and with what.
 */
const kinds = {
  kin: 'mum mom mother dad father parents wife husband girlfriend boyfriend partner sister brother son daughter kid kids child children baby family nan gran grandma grandad grandfather grandmother friend friends roommate flatmate boss neighbour neighbor ex cousin uncle aunt niece nephew mummy daddy mam ma pa stepdad stepmom bestie bf gf hubby toddler twins',
  time: 'monday tuesday wednesday thursday friday saturday sunday tonight tomorrow today weekend morning evening night week month year january february march april may june july august september october november december birthday christmas midnight noon dawn',
  pills:
    'pills pill tablets tablet meds medication insulin paracetamol ibuprofen patches prescription codeine morphine tylenol capsules capsule sertraline xanax oxy strip strips packet packets blister dose doses bottle',
  weapon:
    'gun knife rope blade razor rifle shotgun pistol noose revolver scissors bleach belt cord glock bullet bullets ammo blades knives guns',
  height:
    'bridge roof platform ledge railing train tracks railway balcony cliff river terrace window rooftop rails overpass quay',
  body: 'arm leg head chest neck wrist thigh hand face mouth stomach eye eyes arms legs wrists thighs heart throat jaw skin belly',
  number:
    'two three four five six seven eight nine ten twenty thirty forty fifty sixty hundred thousand dozen fifteen twelve',
  dying: 'die dying dead death suicide suicidal died dies unalive kms deceased funeral grave',
  ending: 'end ended ending ends finish finished done leave leaving gone disappear goodbye bye farewell',
  wound:
    'cut cuts cutting slit burn burning burned burnt carve carved slice sliced scratch scratched stabbed stab bleed bleeding bleeds blood bled relapsed relapse',
  blow: 'hit hits hitting punched punches slapped slaps choked chokes choking strangled shoved shoves kicked kicks beat beats beating grabbed grabs threw throws pushed pushes pinned bruise bruises bruised smashed dragged',
  force: 'raped rape forced forces assaulted touched touches touching molested groped abused abuse abuses',
  took: 'took taken swallowed swallow swallowing downed necked drank popped overdosed overdose od ate taking',
  drink: 'vodka wine whisky whiskey beer drink drunk drinking rum gin booze alcohol',
  helper:
    'ambulance 911 999 112 police hospital er paramedics paramedic doctor doctors gp nurse cops 988 hotline clinic surgery',
  letters: 'letter letters note notes wrote written write writing envelope envelopes passwords deeds',
  giving: 'gave give given giving sold sell selling rehomed donated',
  pet: 'dog cat rabbit hamster dogs cats pup puppy horse parrot kitten budgie fish',
  other: 'he she they him her them his their hers theirs himself herself',
  fear: 'scared afraid terrified frightened horrified disgusted petrified scares frightens terrifies horrifies panicking panic fear',
  unwanted:
    'thought thoughts intrusive image images picture pictures flash flashes ocd compulsion ritual checking',
  voice: 'voice voices whisper whispers whispering commands commanded command orders ordered',
  breath:
    'breathe breathing breath numb slurred slurring droop drooping faint fainted collapse collapsed unconscious seizure swollen swelling blue unresponsive limp vomiting tingling',
  work: 'work job shift office meeting class school exam exams homework essay project thesis deadline manager interview',
  wanting: 'want wanted wants wish wishing wished hope hoping',
  meaning: 'going gonna plan planned planning decided ready intend tried trying try',
  load: 'burden worthless useless pointless hopeless weight trouble failure waste empty nothing',
  better: 'better easier happier relieved relief peace calm peaceful quiet free',
  sleep: 'sleep asleep wake waking woke bed sleeping',
  food: 'eat eating eaten food meal meals calories weigh weight purge purged purging starve starving fasting binge',
}

const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, `<${kind}>`])),
)

/** So that "gave the dog to my aunt" is known after "to my niece". */
export const asKind = (word: string): string => kindOf.get(word) ?? (/^\d+$/.test(word) ? '<number>' : word)
