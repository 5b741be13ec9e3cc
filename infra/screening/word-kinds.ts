const kinds = {
  kin: 'mum mom mother dad father parents wife husband girlfriend boyfriend partner sister brother son daughter kid kids child children baby family nan gran grandma grandad grandfather grandmother friend friends roommate flatmate boss neighbour ex cousin uncle aunt niece nephew mummy daddy',
  time: 'monday tuesday wednesday thursday friday saturday sunday tonight tomorrow today weekend morning evening night week month year january february march april may june july august september october november december birthday christmas',
  pills:
    'pills pill tablets tablet meds medication insulin paracetamol ibuprofen patches prescription codeine morphine',
  weapon: 'gun knife rope blade razor rifle shotgun pistol noose revolver scissors bleach',
  height: 'bridge roof platform ledge railing train tracks railway balcony cliff river terrace window',
  body: 'arm leg head chest neck wrist thigh hand face mouth stomach eye eyes arms legs wrists thighs back heart',
  number:
    'two three four five six seven eight nine ten twenty thirty forty fifty sixty hundred thousand dozen',
}

const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(' ').map((word) => [word, `<${kind}>`])),
)

/** Words that may stand for one another, so that "gave the dog to my aunt" is known after "to my niece". */
export const asKind = (word: string): string => kindOf.get(word) ?? (/^\d+$/.test(word) ? '<number>' : word)
