/** How people write, and the plain words that the lexicon uses. Keys are single words, in lower case. */

const pairs = (table: string): [string, string][] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [from, to] = line.split('=') as [string, string]
      return from
        .trim()
        .split(/\s+/)
        .map((word): [string, string] => [word, to.trim()])
    })

/** Contractions, chat spellings and small slips. */
const plain = pairs(`
  im i'm iam = i am
  ima imma i'ma ima = i am going to
  i'll = i will
  ive i've iv = i have
  id i'd = i would
  youre you're ur your're = you are
  u ya = you
  r = are
  hes he's = he is
  shes she's = she is
  theyre they're = they are
  we're = we are
  theyve they've = they have
  weve we've = we have
  it's its = it is
  thats that's = that is
  theres there's = there is
  whats what's = what is
  hows how's = how is
  whos who's = who is
  he'll = he will
  she'll = she will
  they'll theyll = they will
  you'll youll = you will
  it'll itll = it will
  we'll = we will
  there'll = there will
  who'll wholl = who will
  nobody'll = nobody will
  he'd hed = he would
  she'd = she would
  they'd theyd = they would
  we'd = we would
  you'd youd = you would
  it'd = it would
  nothing's = nothing is
  everything's = everything is
  everyone's = everyone is
  someone's = someone is
  life's = life is
  tonight's = tonight is
  today's = today is
  dont don't dnt donot dont' = do not
  doesnt doesn't dosent doesent = does not
  didnt didn't = did not
  wont won't = will not
  cant can't cannot cnt = can not
  couldnt couldn't = could not
  wouldnt wouldn't = would not
  shouldnt shouldn't = should not
  isnt isn't = is not
  arent aren't = are not
  wasnt wasn't = was not
  werent weren't = were not
  havent haven't = have not
  hasnt hasn't = has not
  hadnt hadn't = had not
  aint ain't = am not
  mustn't = must not
  wanna wana wnna wannna wonna wanne whanna = want to
  gonna gona gunna gon gnna goin = going to
  tryna = trying to
  finna = going to
  gotta gotto = have to
  hafta = have to
  shoulda = should have
  coulda = could have
  woulda = would have
  oughta = ought to
  outta = out of
  lemme = let me
  gimme = give me
  dunno = do not know
  idk = i do not know
  idc = i do not care
  ily = i love you
  rn atm = right now
  tn tonite 2nite 2night tonigt tonght toniht tnght = tonight
  tmr tmrw tmw 2moro tomorow tommorow tommorrow 2morrow tomoro tomo = tomorrow
  2day = today
  ppl peeps = people
  bf = boyfriend
  gf = girlfriend
  hubby = husband
  mum mam mama mommy mummy mumma ma = mom
  daddy = dad
  stepfather = stepdad
  stepmother = stepmom
  neighbour neighbours = neighbor
  sis = sister
  bro = brother
  bcuz bcoz cuz cos coz becuz cause bc = because
  w = with
  w/o = without
  b4 = before
  thru = through
  wen = when
  wat wut = what
  luv = love
  evry1 every1 everybody = everyone
  any1 anybody = anyone
  some1 somebody = someone
  no1 noone = nobody
  nuthin nothin = nothing
  sumthing somethin smth = something
  thinkin = thinking
  cuttin = cutting
  killin = killing
  feelin = feeling
  livin = living
  takin = taking
  dyin = dying
  hurtin = hurting
  tryin = trying
  pls plz plss = please
  abt = about
  alot = a lot
  n nd & = and
  bday = birthday
  goodbye good-bye goodbyes byee byebye gbye cya farewell bye = goodbye
  meds medication medications medicine medicines = pills
  tablets tablet tabs capsules pill = pills
  tylenol paracetamol acetaminophen ibuprofen advil aspirin panadol xanax ambien valium sertraline zoloft antidepressants benzos klonopin lorazepam oxycodone opioids painkillers insulin = pills
  seroquel quetiapine prozac fluoxetine lexapro escitalopram citalopram wellbutrin bupropion lithium trazodone = pills
  adderall ritalin gabapentin tramadol codeine percocet vicodin hydrocodone oxycontin benadryl melatonin nyquil = pills
  zopiclone temazepam diazepam alprazolam clonazepam propranolol metformin warfarin venlafaxine effexor = pills
  mirtazapine amitriptyline olanzapine risperidone lamotrigine naproxen aleve barbiturates hydroxyzine = pills
  rifle pistol handgun revolver shotgun firearm glock = gun
  blades razors razorblade razorblades razor scalpel = blade
  knives = knife
  hubs = husband
  grandad granddad grandpa gramps = grandfather
  grandma granny nan nana gran = grandmother
  kids kid children = child
  toddler infant newborn = baby
  bestie bff = friend
  anymor = anymore
  longer = longer
  myslef mysefl meself mysel mself mysself mysel myelf myslf myslf = myself
  urself yourselves = yourself
  themself themselves = themselves
`)

/** Words that hide, or miss, the word meant. */
const meant = pairs(`
  kms = kill myself
  kys = kill yourself
  ctb = kill myself
  unaliv unlive = unalive
  unliving = unaliving
  sewerslide sewer-slide sewersidal sewercide toaster-bath suislide = suicide
  sucide suiside suicde suecide sucicide suicid suicied suiicde suicude suacide siucide scuicide soocide suidice sucidie suiced commiting-suicide = suicide
  sucidal suicical suisidal suicidle suicidel suecidal sewersidal suicdal sucicidal = suicidal
  s/h selfharm self-harm self-harming selfharming sh'ing self-injury = selfharm
  self-harmed = selfharmed
  self-delete selfdelete = kill myself
  kil kll kiil killl klil = kill
  killmyself kilmyself = kill myself
  wannadie = want to die
  endit = end it
  dye = die
  diee dieing = die
  ded = dead
  od = overdose
  oded od'd od'ed overdosed ods = overdosed
  overdoes overdos overdosis = overdose
  seggs = sex
  sa sa'd sa'ed = sexually assaulted
  graped = raped
  depressd = depressed
  hopless = hopeless
  worthles = worthless
  bridg = bridge
`)

/** Whole phrases, matched after single words are plain. Longest first. */
export const phrases: [string, string][] = (
  [
    ['my self', 'myself'],
    ['him self', 'himself'],
    ['her self', 'herself'],
    ['your self', 'yourself'],
    ['any more', 'anymore'],
    ['no longer want', 'do not want'],
    ['no longer wish', 'do not want'],
    ['no longer be', 'not be'],
    ['no longer see', 'do not see'],
    ['no longer have', 'do not have'],
    ['no longer', 'no-longer'],
    ['any longer', 'anymore'],
    ['out side', 'outside'],
    ['good bye', 'goodbye'],
    ['to night', 'tonight'],
    ['to morrow', 'tomorrow'],
    ['every one', 'everyone'],
    ['no one', 'nobody'],
    ['some one', 'someone'],
    ['any one', 'anyone'],
    ['sewer slide', 'suicide'],
    ['sue a side', 'suicide'],
    ['suey side', 'suicide'],
    ['un alive', 'unalive'],
    ['self harm', 'selfharm'],
    ['self harming', 'selfharm'],
    ['self harmed', 'selfharmed'],
    ['self injure', 'selfharm'],
    ['self delete', 'kill myself'],
    ['self deleting', 'killing myself'],
    ['self terminate', 'kill myself'],
    ['self destruct', 'self-destruct'],
    ['game end', 'gameend'],
    ['step dad', 'stepdad'],
    ['step father', 'stepdad'],
    ['step mom', 'stepmom'],
    ['in law', 'in-law'],
    ['right now', 'right-now'],
    ['at the moment', 'right-now'],
    ['going to to', 'going to'],
    ['want to to', 'want to'],
    ['not going to lie', ''],
    ['to be honest', ''],
    ['sort of', ''],
    ['kind of', ''],
    ['a bit', ''],
    ['a little bit', ''],
    ['you know', ''],
    ['i mean', ''],
    ['for real', ''],
    ['to be fair', ''],
    ['i swear to god', ''],
    ['i swear', ''],
  ] as [string, string][]
).toSorted((a, b) => b[0].length - a[0].length)

export const spellings: ReadonlyMap<string, string> = new Map([...plain, ...meant])

/** Words that add weight but no meaning, left out before phrases are looked for. */
export const fillers: ReadonlySet<string> = new Set(
  `just really actually literally honestly fucking fuckin fking fkn fcking freaking freakin effing frickin friggin so
   very kinda sorta basically seriously totally simply still even ever already also probably maybe perhaps definitely
   legit lowkey highkey damn bloody goddamn goddam truly genuinely absolutely completely fully quite tbh ngl fr omg oh
   uh um hmm please finally again soooo deeply such btw imo anyway bruh lmk yeah yes ok okay hey hi hello
   certainly surely clearly obviously eventually sincerely frankly shit fuck ugh argh sigh`.split(/\s+/),
)

/** Words worth finding behind digits, stars, stretched or dropped letters. */
export const guarded: readonly string[] =
  `suicide suicidal kill killing killed myself die dying dead death overdose
  overdosed unalive unaliving selfharm harm hurt cut cutting rape raped hang hanging rope pills knife noose end life
  want wanna tonight goodbye myself yourself himself herself cannot abuse abused touch touches kms kys stab shoot
  murder bomb bleeding sleep anymore`.split(/\s+/)

/** Long enough that a slip of one letter still means them. */
export const slipped: readonly string[] =
  `suicide suicidal overdose overdosed tonight goodbye himself herself themselves
  yourself tomorrow anymore`.split(/\s+/)

export const emoji: ReadonlyMap<string, string> = new Map([
  ['🔪', ' knife '],
  ['🗡', ' knife '],
  ['💊', ' pills '],
  ['🔫', ' gun '],
  ['🩸', ' blood '],
  ['🪢', ' rope '],
  ['⚰', ' coffin '],
  ['🪦', ' grave '],
  ['👋', ' goodbye '],
  ['🚌', ' catch the bus '],
  ['😂', ' lol '],
  ['🤣', ' lol '],
  ['💀', ' lol '],
  ['☠', ' lol '],
  ['😆', ' lol '],
  ['😹', ' lol '],
  ['🙃', ''],
])
