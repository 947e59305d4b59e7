type StoredThing = {
	/** A name that ends in … is the beginning of several. */
	name: string;
	words: string;
	where: 'cookie' | 'storage' | 'both' | 'tab' | 'cache';
	life: 'login' | 'minutes' | 'year' | 'device' | 'tab';
};

/** Everything the site keeps in a browser, all of it needed; tests/architecture/stored-things.test.ts compares it with the code. */
export const storedThings = [
	{ name: 'TID_SES', words: 'session', where: 'cookie', life: 'login' },
	{ name: 'TID_JWT', words: 'identity', where: 'cookie', life: 'login' },
	{ name: 'sign-in', words: 'step', where: 'cookie', life: 'minutes' },
	{ name: 'device', words: 'device', where: 'cookie', life: 'year' },
	{ name: 'lang', words: 'language', where: 'both', life: 'year' },
	{ name: 'console-lang', words: 'consoleLanguage', where: 'cookie', life: 'year' },
	{ name: 'currency', words: 'currency', where: 'cookie', life: 'year' },
	{ name: 'theme', words: 'theme', where: 'storage', life: 'device' },
	{ name: 'console-groups', words: 'consoleGroups', where: 'storage', life: 'device' },
	{ name: 'language-offered', words: 'offered', where: 'storage', life: 'device' },
	{ name: 'wishes', words: 'wishes', where: 'storage', life: 'device' },
	{ name: 'wishes-seen', words: 'wishesSeen', where: 'storage', life: 'device' },
	{ name: 'signed-in', words: 'signedIn', where: 'storage', life: 'device' },
	{ name: 'install-later', words: 'installLater', where: 'storage', life: 'device' },
	{ name: 'first-clock', words: 'firstClock', where: 'storage', life: 'device' },
	{ name: 'maru-…', words: 'offline', where: 'cache', life: 'device' },
	{ name: 'draft:…', words: 'draft', where: 'tab', life: 'tab' },
	{ name: 'carried:…', words: 'carried', where: 'tab', life: 'tab' },
	{ name: 'scroll:…', words: 'scroll', where: 'tab', life: 'tab' },
	{ name: 'matching-list:…', words: 'matchingList', where: 'tab', life: 'tab' },
] as const satisfies StoredThing[];
