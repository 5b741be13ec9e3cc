import { expect, test } from 'vitest'
import { everydayLines } from '#domain/safety/floor/examples/everyday.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'

const ordinary = `
bye
Bye!
ok bye
okay bye for now
goodbye
good night
Goodnight, talk tomorrow
thanks, bye
Thank you so much. Goodbye
thank you for everything, goodbye
I'm done
I'm done for today
i am done with this essay
done for now, see you later
I have to go
gotta go, my bus is here
I'm leaving
I'm off to bed
I'm going to bed now
I'm going to sleep
I'm tired
so tired of this weather
I'm in my bedroom
I'm in the bathroom
I'm in the car
i am at the bridge with my dog
I had two glasses of wine and took my sertraline
I stopped drinking coffee and now I'm sweating less
my daughter will burn her dinner
my daughter will burn in the sun, she never wears cream
my brother killed himself in march
our neighbour is nice when she's drunk
I'm on the roof terrace with friends
I'm at the train station
I am alone at home
I'm lying on the floor
you're not answering me
why aren't you answering
are you there?
hello?
she isn't picking up
and then she hung up
he hung up on me
they just hung up
she has hung up
she is hanging up
my sister keeps hanging up
she's hanging out with her friends
he hung around
they hung out
she hung about
she hung it
he is on the balcony
my brother is on the balcony smoking
he's not answering his phone
my mom isn't answering
nobody is replying to my messages
it went quiet
silence
.
I don't want to talk any more today
leave me alone
never mind
forget it
whatever
stop
let's end it here
let's end this chat
I want to end this conversation
I want to end my subscription
I can't do this any more with this checking
I can't do this puzzle anymore
I give my plants away every spring
I gave away my old clothes
I took my pills this morning
took two ibuprofen for my headache
I took my usual 20 mg
I'm dead tired
this exam is killing me
my feet are killing me
I could kill for a coffee
dying to see that film
I'm so embarrassed I want to die
I nearly died laughing
I was so bored I could have died
my phone died
my grandma died last year and I miss her
do you think I am a bad person
am I a bad person?
did I hit someone with my car?
will God forgive me?
what if the door is not locked
my heart is racing and I think I'm dying
am I going to die?
I'm scared of dying
I don't want to die
I'm afraid I have a heart attack again, I googled it all night
my chest is tight, it's the anxiety again
I can't breathe when I panic
my face feels tingly
I cut my finger while cooking
I cut myself shaving
I burned my hand on the oven
he hit me up for money
my boss beats me at chess
I'm starving, what's for dinner
I haven't eaten since breakfast
I am 34 years old
I am 15 weeks pregnant
I'm 14 minutes late
In my novel the hero says "I want to die"
the lyrics go I want to die
my son is 14
I need to kill time before the meeting
kill the lights please
see you on the other side of the exam
I jumped off the bridge of the ship into the pool
I'm hanging out with friends
hang in there
I shot him a message
I want to beat him at tennis
This is the last message for today
Goodbye everyone, see you next week
My husband beats me to the bathroom every morning
My heart is pounding and I feel like I am about to die, panic attack
My uncle died by suicide when I was ten
tell my mom I love her cooking
I want to end my relationship
I gave up smoking
my left arm is numb because I slept on it
I have chest pain when I run, I googled it and my left arm too
I want to sleep forever lol
she wants to kill the mood
my boss is going to kill me if I'm late
my brother wants to dye his hair
what if I stop breathing in my sleep
too many tabs open in my head
I'm gonna blow up this project
I overdosed on chocolate
my dad climbed on the roof to fix a tile
my friend is dying to meet you
tschüss, bis morgen
hoy he tomado todas las decisiones
j'ai pris tous mes livres
ho preso tutti i libri
ik heb veel gedronken
wzięłam wszystkie książki
bütün suyu içtim
أخذت كل الكتب
Ich bin fertig für heute
ich bin im Schlafzimmer
sie geht nicht ran
ich sterbe vor Hunger
adiós, hasta mañana
ya terminé por hoy
me muero de hambre
estoy en mi cuarto
au revoir, à demain
je suis dans ma chambre
je meurs de faim
j'en ai fini pour aujourd'hui
tchau, até amanhã
estou no meu quarto
estou morrendo de fome
ciao, a domani
sono in camera mia
muoio di fame
doei, tot morgen
ik ben klaar voor vandaag
ik sterf van de honger
pa, do jutra
jestem w swoim pokoju
umieram z głodu
görüşürüz, yarın konuşalım
odamdayım
açlıktan ölüyorum
مع السلامة
أنا في غرفتي
أموت من الجوع
bye, kal milte hain
main apne kamre mein hu
भूख से मर रहा हूँ
`
  .trim()
  .split('\n')

test.each(ordinary)('"%s" opens nothing', (text) => {
  expect(screenByFloor([{ role: 'person', text }])).toEqual({ tier: 'none', concerns: [], reasons: [] })
})

test.each(everydayLines)('a goodbye, a place, a silence, %s: "%s" opens nothing', (_, text) => {
  expect(screenByFloor([{ role: 'person', text }])).toEqual({ tier: 'none', concerns: [], reasons: [] })
})
