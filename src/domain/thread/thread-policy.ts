import { admit, type Viewer } from '../member/access.ts';
import { agencyId } from '../organisation/organisation.ts';
import { mayDo, mayDoAtWork, type Right } from '../organisation/rights.ts';
import type { PartyRole, ThreadSubjectKind } from './thread.ts';

/** Who takes part: a member or an organisation, from when to when. */
export type Party = {
	memberId: string | null;
	organisationId: string | null;
	role: PartyRole;
	leftAt: Date | null;
};

/** As somebody stands to a thread: as whom they read and write, and for which organisation. */
export type Standing = { role: PartyRole; organisationId: string | null; mayWrite: boolean };

/** Of an organisation those read a thread who do there what it is about. Who only interprets reads where they are asked in. */
const readRights: Record<ThreadSubjectKind, Right> = {
	reservation: 'reservation.see',
	'matching-answer': 'matching.answer',
	consultation: 'consultation.answer',
	video: 'consultation.answer',
};

/** Where it is about somebody's health, nobody stands in. */
const betweenPatientAndClinic: readonly ThreadSubjectKind[] = ['consultation', 'video'];
export const isBetweenPatientAndClinic = (kind: ThreadSubjectKind): boolean => betweenPatientAndClinic.includes(kind);

export const isOfPatientAndClinic = ({ kind, isHealth }: { kind: ThreadSubjectKind; isHealth: boolean }): boolean =>
	isHealth && isBetweenPatientAndClinic(kind);

/**
 * The one question about a thread; undefined for everybody whom it does not concern, and for them it does not exist. Who
 * takes part as a person does so whatever else they are: nobody answers themselves. Who has left reads no more. Operators stand in
 * for houses, but for what patients and a clinic write to each other, unless the agency keeps that clinic.
 */
export function standingIn(
	viewer: Viewer | null,
	{ subjectKind, isHealth, parties }: { subjectKind: ThreadSubjectKind; isHealth: boolean; parties: readonly Party[] },
): Standing | undefined {
	if (viewer === null) return undefined;
	const own = parties.filter(({ memberId }) => memberId === viewer.id);
	const taking = own.find(({ leftAt }) => leftAt === null);
	if (taking) return { role: taking.role, organisationId: null, mayWrite: true };
	if (own.some(({ role }) => role === 'guest')) return undefined;
	const right = readRights[subjectKind];
	const isForOperators =
		!isOfPatientAndClinic({ kind: subjectKind, isHealth }) ||
		parties.some(({ organisationId }) => organisationId === agencyId);
	if (isForOperators && admit('operator', viewer) === 'admitted') {
		const mayWrite = mayDo(viewer, 'thread.write', agencyId);
		return mayDo(viewer, right, agencyId) ? { role: 'operator', organisationId: agencyId, mayWrite } : undefined;
	}
	const house = parties.find(
		({ organisationId, leftAt }) =>
			organisationId !== null && leftAt === null && mayDoAtWork(viewer, right, organisationId),
	);
	if (!house?.organisationId) return undefined;
	const { organisationId } = house;
	return { role: 'provider', organisationId, mayWrite: mayDo(viewer, 'thread.write', organisationId) };
}
