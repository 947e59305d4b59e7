import { consolePages } from '#contract/console-pages.ts';
import { pagePath } from '#contract/page-address.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { sayIn } from '#domain/kernel/locale-text.ts';
import { greetingName } from '#domain/member/name.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import type { Seat } from '#domain/video/seats.ts';
import type { Cause } from '#server/features/event/record-event.ts';
import { findRecipients, toldAt } from '#server/features/organisation/staff.repo.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { VideoMailData } from '#server/mail/video-templates.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findOfficeEmail } from './office.repo.ts';
import { openWords } from './sealed-words.ts';
import type { FoundVideo } from './video.repo.ts';
import { nameOf } from './video-view.ts';

/** A guest's way to it is on the site; who works there, interpreters too, has it in the console. */
export const videoLink = (origin: string, id: string, side: Seat) =>
	side === 'member'
		? `${origin}${pagePath('videoConsultation')}?date=${id}`
		: `${origin}${consolePages.videos.path}/${id}`;

type Side = Seat;

export type VideoTelling =
	| 'asked'
	| 'changed'
	| 'proposed'
	| 'scheduled'
	| 'declined'
	| 'cancelled'
	| 'expired'
	| 'invited'
	| 'interpreter-coming'
	| 'interpreter-away'
	| 'reminder-day'
	| 'reminder-hour'
	| 'waiting-member'
	| 'waiting-house'
	| 'waiting-interpreter'
	| 'message'
	| 'missed-member'
	| 'missed-house'
	| 'missed-both';

const all: readonly Side[] = ['member', 'house', 'interpreter'];

/** Whom each is told to. Who did it is told of nothing but of what was agreed, which they may want to keep. */
const readers: Record<VideoTelling, readonly Side[]> = {
	asked: ['house'],
	changed: ['house', 'interpreter'],
	proposed: ['member'],
	scheduled: all,
	declined: ['member'],
	cancelled: all,
	expired: ['member', 'house'],
	invited: ['interpreter'],
	'interpreter-coming': ['house'],
	'interpreter-away': ['house'],
	'reminder-day': all,
	'reminder-hour': all,
	'waiting-member': ['member'],
	'waiting-house': ['house'],
	'waiting-interpreter': ['interpreter'],
	message: all,
	'missed-member': ['member', 'house'],
	'missed-house': ['member', 'house'],
	'missed-both': ['member', 'house'],
};

type Facts = VideoMailData['video-asked'];
type Content = {
	[Template in keyof VideoMailData]: { template: Template; data: VideoMailData[Template] };
}[keyof VideoMailData];

const whoMissed = (missing: string, side: Side) => (missing === 'both' ? 'both' : missing === side ? 'you' : 'they');

function contentOf(telling: VideoTelling, facts: Facts, { side, person }: { side: Side; person: string }): Content {
	const [first = '', second = ''] = telling.split('-');
	if (first === 'interpreter')
		return { template: 'video-interpreter', data: { ...facts, person, coming: second === 'coming' ? 'yes' : 'no' } };
	if (first === 'reminder')
		return { template: 'video-reminder', data: { ...facts, span: second === 'day' ? 'day' : 'hour' } };
	if (first === 'missed') return { template: 'video-missed', data: { ...facts, who: whoMissed(second, side) } };
	if (first === 'waiting') return { template: 'video-waiting', data: facts };
	return { template: `video-${first}` as 'video-asked', data: facts };
}

type Reader = { side: Side; memberId: string | null; address: string; locale: ContentLocale; name: string };

async function readersOf(work: Transaction, found: FoundVideo, sides: readonly Side[]): Promise<Reader[]> {
	const { member, interpreter, row } = found;
	const person = (side: Side, who: NonNullable<FoundVideo['interpreter']>): Reader[] =>
		sides.includes(side) && who.status === 'active'
			? [{ side, memberId: who.id, address: who.email, locale: who.locale, name: greetingName(who) }]
			: [];
	const asked = interpreter && row.interpreterState !== 'declined' ? person('interpreter', interpreter) : [];
	return [...person('member', member), ...asked, ...(sides.includes('house') ? await houseOf(work, found) : [])];
}

/** Those who answer for the house, each in their language; the agency's office where it keeps the house. */
async function houseOf(work: Transaction, { organisationId, row }: FoundVideo): Promise<Reader[]> {
	const isAgency = organisationId === agencyId;
	const keepers = isAgency ? null : await findRecipients(work, organisationId, rolesWith('consultation.answer'));
	const told = toldAt(keepers, isAgency ? await findOfficeEmail(work) : '');
	return told
		.filter(({ memberId }) => memberId !== row.memberId)
		.map(({ memberId, email, locale }) => ({ side: 'house', memberId, address: email, locale, name: '' }));
}

type Telling = {
	work: Transaction;
	services: Pick<Services, 'keys' | 'origin'>;
	cause: Cause;
	by?: Side | undefined;
	/** Who knows it already. */
	except?: readonly Side[];
	/** What a mail that waits was about has been read. */
	isAnew?: boolean;
};

/** Mails about a talk, in the transaction of what happened. None holds what somebody told about their health. */
export async function tellOfVideo(
	{ work, services, cause, by, except = [], isAnew = false }: Telling,
	telling: VideoTelling,
	found: FoundVideo,
): Promise<void> {
	const { row, member, interpreter, provider } = found;
	const sides = readers[telling].filter((side) => (telling === 'scheduled' || side !== by) && !except.includes(side));
	const { reason } = openWords(services.keys, row);
	const hasReason = telling === 'declined' || telling === 'cancelled';
	const times = (telling === 'proposed' ? row.proposals : row.wishes).join(' ');
	const person = interpreter ? nameOf(interpreter) : '';
	const mails = (await readersOf(work, found, sides)).map(({ side, name, ...to }): NewMail => {
		const house = sayIn(to.locale)(provider.name);
		const facts: Facts = {
			...{ name, reader: side, other: side === 'house' ? nameOf(member) : house, minutes: row.minutes },
			by: by === 'member' ? nameOf(member) : by === 'house' ? house : '',
			...{ at: row.scheduledAt?.toISOString() ?? '', times: row.state === 'requested' ? times : '' },
			// Theirs whom it concerns, as on the page: it may be about health.
			reason: hasReason && side !== 'interpreter' ? (reason ?? '') : '',
			link: videoLink(services.origin, row.id, side),
		};
		return { ...to, ...contentOf(telling, facts, { side, person }) };
	});
	await queueMails({ queries: work, keys: services.keys, cause, isAnew }, mails);
}
