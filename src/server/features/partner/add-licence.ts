import type { partnerEndpoints } from '#contract/api/partner.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Fault } from '#contract/faults.ts';
import { toAgency, toOrganisation } from '#domain/file/file-grant.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { LicenceKind } from '#domain/member/partner.ts';
import { licenceNeeds, patientRegistration, warningAt } from '#domain/provider/licence.ts';
import { healthLicences } from '#domain/provider/publicity.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { storeFile } from '#server/files/store-file.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { BusinessContext } from './business-context.ts';
import { findLicences, insertLicence } from './licence.repo.ts';
import { lockPartner, noteDecision } from './partner.repo.ts';
import { lockApproved, noteWish } from './partner-change.repo.ts';
import { viewOwnPartner } from './partner-view.ts';
import { setPatientRegistration } from './provider.repo.ts';
import { tellOfChange } from './tell-of-change.ts';

type Input = InputOf<(typeof partnerEndpoints)['POST /api/partners/me/licences']>;

const mostLicences = 30;

const isHealthLicence = (kind: LicenceKind): boolean => (healthLicences as readonly LicenceKind[]).includes(kind);

function faultsOf({ kind, number = '', expiresOn }: Input['query'], today: string): Fault[] {
	const needs = licenceNeeds[kind];
	return [
		...(needs.number && number === '' ? [{ at: 'number', code: 'required' as const }] : []),
		...(needs.expiry && expiresOn === undefined ? [{ at: 'expiresOn', code: 'required' as const }] : []),
		...(expiresOn !== undefined && expiresOn < today ? [{ at: 'expiresOn', code: 'date-past' as const }] : []),
	];
}

/** A licence: the paper itself, with its number and expiry; thirty days before that the operators are told. */
export async function addLicence(
	{ queries, services, now, memberId, organisationId }: BusinessContext,
	{ query, body }: Input,
) {
	const faults = faultsOf(query, koreanDay(now));
	if (faults.length > 0) return refuse('invalid-input', { faults });
	if ((await findLicences(queries, [organisationId])).length >= mostLicences) return refuse('not-allowed');
	const stored = await storeFile(
		{ queries, services },
		{ ownerId: memberId, use: 'licence', name: query.name, file: body.file },
	);
	if (!stored.ok) return stored;
	const { kind, number, expiresOn } = query;
	return services.transact(async (transaction) => {
		const business = await lockPartner(transaction, organisationId);
		const others = await findLicences(transaction, [organisationId]);
		if (!business || others.length >= mostLicences) return refuse('not-allowed');
		const subject = { subjectKind: 'partner', subjectId: organisationId } as const;
		const grants = [toAgency(subject), toOrganisation(organisationId, subject)];
		await insertFile(transaction, stored.value, { grants, now });
		const approved = await lockApproved(transaction, organisationId);
		const verdict = approved && !isHealthLicence(kind) ? ('accepted' as const) : ('waiting' as const);
		const fact = { organisationId, kind, number: number || null, expiresOn: expiresOn ?? null, verdict };
		// Reading a paper takes a while: an operator who has decided meanwhile has not seen this one.
		const at = services.clock();
		const id = await insertLicence(transaction, { ...fact, fileId: stored.value.id, createdAt: at });
		await setPatientRegistration(transaction, organisationId, patientRegistration([...others, fact]));
		await noteDecision(transaction, organisationId, { factsChangedAt: at });
		const isNew = approved && (await noteWish(transaction, { row: approved, wish: {}, now: at }));
		if (isNew) await tellOfChange(transaction, services, { organisationId, at });
		if (expiresOn !== undefined)
			await addJob(
				transaction,
				'licence-ending',
				{ licenceId: id },
				{ key: `licence-ending ${id}`, runAt: warningAt(expiresOn) },
			);
		return accept(await viewOwnPartner({ queries: transaction, keys: services.keys, now }, organisationId));
	});
}
