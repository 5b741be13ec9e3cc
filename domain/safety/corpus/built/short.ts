/** What people type first, in few words: strong, and nothing that needs a dialog. */
export const builtShort = `
# ordinary
none | I'm spiralling right now
none | spiraling again and I can't make it stop
none | I am panicking right now
none | panic attack, help
none | can you help me right now
none | I can't breathe, it's just the panic again
none | my heart is racing and I can't sit still
none | I'm so anxious right now
none | I feel overwhelmed
none | everything is too much today
none | I can't stop worrying
none | I can't sleep
none | I'm scared and I don't know why
none | I need to talk to someone
none | are you there
none | hello
none | hey, how are you
none | thank you, that helped
none | that didn't help
none | I don't know
none | ok
none | yes please
none | no
none | not really
none | maybe later
none | I had a bad dream
none | I feel lonely tonight
none | I'm having a hard time right now
none | something triggered me
none | I was triggered at work just now
none | I keep having flashbacks today
none | my mind won't stop
none | I need to get grounded
none | can we do the breathing one
none | just need to vent
none | I just want to listen to something calm
none | I can't let this worry go
none | I keep checking and I can't stop
none | I am stuck in a loop
none | I feel numb
none | I'm shaking
none | it's happening again
none | I feel sick with worry
none | exam tomorrow and I'm freaking out
none | I'm angry at everyone today
none | he didn't text me back and I'm losing it
none | I can't do this presentation
none | I want this feeling to stop
none | I need a break
none | I messed up at work today
none | goodnight, talk tomorrow
none | I did it! I went outside today
none | my chest feels tight from stress
none | what do I do now
none | I feel better now
none | I feel low today
none | it's a bad day
none | I hate mornings
none | I feel ugly today
none | ugh
none | please help
care | I feel hopeless
care | I don't see the point anymore
care | I wish I could just disappear
crisis | I want to die tonight
crisis | I'm going to kill myself
crisis | I have a plan
emergency | I took too many pills
emergency | I'm bleeding and it won't stop
emergency | I just overdosed
emergency | he has a knife, he's here
`
