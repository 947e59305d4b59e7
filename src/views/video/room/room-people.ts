import type { RoomNews, RoomPerson, RoomState } from '#contract/room-messages.ts';

/** Somebody of the others, with what they have on; away while only their way to the server is lost. */
export type Present = RoomPerson & { state: RoomState; isAway: boolean };
type PeopleNews = Extract<RoomNews, { kind: 'welcome' | 'here' | 'gone' | 'state' }>;

export const silent: RoomState = { microphone: false, camera: false, screen: false, hand: false };

/** Who is there after what was heard. */
export function peopleAfter(now: readonly Present[], news: PeopleNews): Present[] {
	const presentOf = (person: RoomPerson): Present => ({
		...person,
		state: now.find(({ instance }) => instance === person.instance)?.state ?? silent,
		isAway: false,
	});
	switch (news.kind) {
		case 'welcome': {
			// Who is not listed may only have lost the way, as everybody does when a server stops; their media says.
			const there = news.people.map(presentOf);
			const gone = now.filter(({ seat }) => !there.some((person) => person.seat === seat));
			return [...there, ...gone.map((person) => ({ ...person, isAway: true }))];
		}
		case 'here': {
			const { kind: _, id: __, ...person } = news;
			return [...now.filter(({ seat }) => seat !== person.seat), presentOf(person)];
		}
		case 'gone':
			if (news.isLeft) return now.filter(({ instance }) => instance !== news.instance);
			return now.map((person) => (person.instance === news.instance ? { ...person, isAway: true } : person));
		case 'state':
			return now.map((person) => (person.instance === news.instance ? { ...person, state: news.state } : person));
	}
}
