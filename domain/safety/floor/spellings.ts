/** How people write, and the plain words that phrases use: what is meant = how it is written. */
const table = `
  i am = im i'm iam / i am going to = ima imma / i will = i'll ill / i have = ive i've iv / i would = i'd id / you are = youre you're ur / you = u
  are = r / he is = he's hes / she is = she's shes / they are = they're theyre / we are = we're / they have = they've theyve / it is = it's its
  that is = that's thats / there is = there's theres / what is = what's whats / who is = who's / she will = she'll / he will = he'll
  they will = they'll theyll / they would = they'd theyd / it would = it'd itd / it will = it'll itll / do not = don't dont dnt / does not = doesn't doesnt / did not = didn't didnt
  will not = won't wont / can not = can't cant cannot / could not = couldn't couldnt / would not = wouldn't wouldnt / should not = shouldn't shouldnt
  is not = isn't isnt / are not = aren't arent / was not = wasn't wasnt / have not = haven't havent / has not = hasn't hasnt / am not = ain't aint
  want to = wanna wana / going to = gonna gona gunna / have to = gotta / trying to = tryna / i do not know = idk dunno / i do not care = idc
  right now = rn atm / tonight = tn tonite 2nite 2night / tomorrow = tmr tmrw tomorow 2moro / about = abt / because = bc cuz coz / boyfriend = bf
  girlfriend = gf / mom = mum mommy mummy mama / dad = daddy / nobody = noone no1 / everyone = everybody every1 / someone = somebody some1
  goodbye = goodbyes / kind of = kinda / sort of = sorta
  pills = pill tablet tablets tabs meds medication medications medicine capsules paracetamol tylenol ibuprofen advil xanax valium sertraline prozac antidepressants painkillers insulin aspirin benzos ativan zoloft
  kill myself = kms ctb killmyself / kill yourself = kys / suicide = sewerslide sucide suiside suicde suecide suicid sucicide
  suicidal = sucidal suicical suisidal suicidle / self harm = selfharm sh / self harmed = selfharmed / self harming = selfharming
  unalive = unaliv unlive / overdosed = od'd oded od'ed / raped = graped r*ped / die = dye diee dieing / dead = ded / myself = myslef mysefl mysel
  j ai = jai / j en = jen / je veux = jveux / je suis = jsuis chui / je ne = jne / c est = cest / porque = pq / que = k ke q
  habe = hab / nicht = ned nich / heute = heut / non = nn / je vais = jvais jvai / je peux = jpeux jpeu
  = just really actually literally honestly fucking fuckin freaking very basically seriously totally simply still even also lol tbh ngl fr omg uh um please pls legit lowkey damn bloody truly genuinely completely
`

/** Words that add weight but no meaning stand for no word. */
export const spellings: ReadonlyMap<string, string[]> = new Map(
  table
    .trim()
    .split(/ \/ |\n/)
    .flatMap((line) => {
      const [meant = '', written = ''] = line.split('=').map((side) => side.trim())
      return written.split(' ').map((word) => [word, meant.split(' ').filter(Boolean)] as const)
    }),
)

/** Words worth finding behind digits and stars. */
export const guarded: readonly string[] =
  'suicide suicidal kill killing myself die dying dead unalive harm hurt cut cutting rape raped hang pills knife rope'.split(
    ' ',
  )

/** Words worth finding in letters that stand apart. */
export const joined: readonly string[] = [
  ...guarded,
  ...'i to my me it all help am going want end life self'.split(' '),
]

/** Long enough that a slip of one letter still means them. */
export const slipped: readonly string[] =
  'suicide suicidal overdose overdosed goodbye myself himself herself selbstmord umbringen suicidio sobredosis'.split(
    ' ',
  )

export const emoji: ReadonlyMap<string, string> = new Map([
  ['🔪', 'knife'],
  ['💊', 'pills'],
  ['🔫', 'gun'],
  ['😂', 'haha'],
  ['🤣', 'haha'],
  ['💀', 'haha'],
])
