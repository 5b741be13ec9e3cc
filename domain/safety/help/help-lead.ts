const crisis = "If you're experiencing a mental health crisis, "

/** What stands above lines of which every one answers at any hour. */
export const leadAlways = `${crisis}these resources are available 24/7`
export const leadOtherwise = `${crisis}these people can help`
