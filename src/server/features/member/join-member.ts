import { randomUUID } from 'node:crypto';
import type { JoinForm } from '#contract/api/member.ts';
import type { Fault } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { ConsentKind } from '#domain/member/consent.ts';
import { groupCodes } from '#domain/member/group.ts';
import { greetingName } from '#domain/member/name.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { insertOrganisation } from '#server/features/organisation/staff.repo.ts';
import { insertPartner } from '#server/features/partner/partner.repo.ts';
import { findSwitches } from '#server/features/running/running.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { addressSalt } from '#server/keys/password-salt.ts';
import { bankAccountBinding, passportBinding } from '#server/keys/seal-bindings.ts';
import { createSecret, verifyLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Queries, Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { beginSession } from '../session/begin-session.ts';
import { deviceWith } from '../session/known-device.ts';
import { chosenPasswordFaults } from './check-password.ts';
import { outdatedTexts } from './check-texts.ts';
import { insertConsents } from './consent.repo.ts';
import { insertMember } from './member.repo.ts';
import { insertToken } from './member-token.repo.ts';

/**
 * Joins, signed in at once. Whether the address is known is neither asked nor told: every sign-up makes a member of its
 * own, with the same work, and what the mail says is decided when it is sent (decision 0017).
 */
export async function joinMember(context: Context, form: JoinForm) {
	const { queries, services, now, client } = context;
	if (!(await findSwitches(queries)).isJoinOpen) return refuse('joining-closed');
	const faults = await faultsOf({ queries, now }, form);
	if (faults.length > 0) return refuse('invalid-input', { faults });
	// Mending a form is no sign-up: a hotel's guests share one place.
	const retryAfter = await countAttempt({ queries, services }, 'join-network', client.ip);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });

	// Beyond a few the account is made all the same, and its mail is not: nobody's mailbox is filled by strangers.
	const isTooMuch = (await countAttempt({ queries, services }, 'verify-account', form.email)) !== undefined;
	const id = randomUUID();
	const passwordHash = await services.passwords.hash(form.password, addressSalt(services.keys, form.email));
	const login = await services.transact(async (transaction) => {
		await insertAll({ queries: transaction, services, now }, { id, form, passwordHash, isTold: !isTooMuch });
		return beginSession(
			{ queries: transaction, services, now },
			{
				...{ memberId: id, isKept: false, factors: ['password'] },
				...{ userAgent: client.userAgent, replaces: context.sessionId },
			},
		);
	});
	context.cookies.begin(login);
	context.cookies.remember(deviceWith(services.keys, client.device, id));
	return accept({ id, name: form.firstName });
}

/** Only what is given counts: a consent to keep a passport number without one keeps nothing. */
const agreementsOf = ({ agreements, passport }: JoinForm): Partial<Record<ConsentKind, string | undefined>> => ({
	...agreements,
	passport: passport === undefined ? undefined : agreements.passport,
});

async function faultsOf(reading: { queries: Queries; now: Date }, form: JoinForm): Promise<Fault[]> {
	const phone: Fault[] =
		parsePhone(form.phone, form.country) === form.phone ? [] : [{ at: 'phone', code: 'phone-wrong' }];
	const password = await chosenPasswordFaults(form.password, { ...form, ...form.business });
	const texts = await outdatedTexts(reading, agreementsOf(form), (kind) => `agreements.${kind}`);
	return [...phone, ...password, ...texts];
}

type InTransaction = { queries: Transaction; services: Services; now: Date };
type NewMember = { id: string; form: JoinForm; passwordHash: string; isTold: boolean };

async function insertAll(work: InTransaction, joining: NewMember): Promise<void> {
	const { queries, services, now } = work;
	const { id, form, isTold } = joining;
	await insertMember(queries, memberRow(services, joining));
	const given = Object.entries(agreementsOf(form)) as [ConsentKind, string | undefined][];
	await insertConsents(
		queries,
		given.flatMap(([kind, version]) =>
			version === undefined ? [] : { memberId: id, kind, version, locale: form.language },
		),
	);
	await recordAudit(queries, { event: 'member.joined', actorId: id, subjectId: id, at: now });
	const { secret, secretHash } = createSecret();
	await insertToken(queries, { memberId: id, purpose: 'verify-email', secretHash, email: form.email }, now);
	if (isTold)
		await queueMail(
			{ queries, keys: services.keys },
			{
				memberId: id,
				address: form.email,
				locale: form.language,
				template: 'verify-email',
				data: { name: greetingName({ ...form, locale: form.language }), link: verifyLink(services.origin, secret) },
			},
		);
	if (form.type === 'cooperative' && form.business) await insertApplication(work, joining, form.business);
}

function memberRow(services: Services, { id, form, passwordHash }: NewMember) {
	const isCooperative = form.type === 'cooperative';
	return {
		id,
		email: form.email,
		passwordHash,
		group: isCooperative ? groupCodes.cooperative : groupCodes.general,
		cooperative: isCooperative ? ('COOPERATIVE_REQ' as const) : null,
		firstName: form.firstName,
		lastName: form.lastName,
		ownName: form.ownName || null,
		birthOn: form.birthOn,
		gender: form.gender,
		phone: form.phone,
		country: form.country,
		address: form.address || null,
		passport: form.passport === undefined ? null : services.keys.seal(form.passport, passportBinding(id)),
		locale: form.language,
	};
}

async function insertApplication(
	{ queries, services, now: at }: InTransaction,
	{ id, form, isTold }: NewMember,
	business: NonNullable<JoinForm['business']>,
): Promise<void> {
	const organisationId = randomUUID();
	const bankAccount = services.keys.seal(business.bankAccount, bankAccountBinding(organisationId));
	await insertOrganisation(queries, { id: organisationId, memberId: id, now: at });
	await insertPartner(queries, { ...business, organisationId, address: form.address || null, bankAccount });
	const cause = await recordEvent(queries, {
		...{ kind: 'partner.applied', subject: ['partner', organisationId], actor: 'member', actorId: id },
		...{ parties: { memberId: id }, at },
	});
	if (!isTold) return;
	await queueMail(
		{ queries, keys: services.keys, cause },
		{
			memberId: id,
			address: form.email,
			locale: form.language,
			template: 'partner-received',
			data: { name: greetingName({ ...form, locale: form.language }) },
		},
	);
}
