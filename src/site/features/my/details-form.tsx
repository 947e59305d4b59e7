import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { useApi } from '#site/data/api-context.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Note } from '#ui/note.tsx';
import { useQueryClient } from '#ui/query/use-query.ts';
import { useTranslations } from '#ui/translations.tsx';
import {
	type Checks,
	changedFields,
	changesOf,
	type DetailsDraft,
	type DetailsField,
	detailsFault,
	draftOf,
	dropDraft,
	keepDraft,
} from './details-draft.ts';
import { DetailsFields, detailsFieldId } from './details-fields.tsx';
import { EditForm } from './edit-form.tsx';
import { loadFields } from './field-checks.ts';
import { ownCountryQuery } from './my-queries.ts';
import { useSay } from './say.tsx';
import { useLoaded } from './use-loaded.ts';
import { useSetMe } from './use-me.ts';
import { type Faults, useFaultText, useSaving } from './use-saving.ts';

async function loadChecks(): Promise<Checks> {
	const [fields, { parsePhone }] = await Promise.all([loadFields(), import('#contract/phone.ts')]);
	return { fields, parsePhone };
}

type Props = {
	me: Me;
	/** What was filled in before the session ran out or the page was loaded again. */
	kept: DetailsDraft | undefined;
	onDone: () => void;
};

export function DetailsForm({ me, kept, onDone }: Props) {
	const t = useTranslations('my.details');
	const my = useTranslations('my');
	const [draft, setDraft] = useState(() => kept ?? draftOf(me));
	const [faults, setFaults] = useState<Faults<DetailsField>>({});
	const [attempt, setAttempt] = useState(0);
	const checks = useLoaded(loadChecks);
	const faultText = useFaultText();
	const saving = useSaveDetails(me, onDone);

	const change = (part: Partial<DetailsDraft>) => {
		const next = { ...draft, ...part };
		setDraft(next);
		keepDraft(me.id, next);
		// A field being mended is not blamed meanwhile.
		const fields = Object.keys(part) as DetailsField[];
		setFaults((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) }));
	};
	const faultsIn = (fields: readonly DetailsField[], now: DetailsDraft, by: Checks) => {
		const changed = changedFields(now, me);
		return Object.fromEntries(
			fields.map((field) => [field, changed.includes(field) ? detailsFault(field, now, by) : undefined]),
		) as Faults<DetailsField>;
	};
	const leave = (field: DetailsField, now = draft) => {
		if (checks) setFaults((before) => ({ ...before, ...faultsIn([field], now, checks) }));
	};
	const send = async () => {
		setAttempt(attempt + 1);
		const found = checks ? faultsIn(Object.keys(draft) as DetailsField[], draft, checks) : {};
		setFaults(found);
		if (Object.values(found).every((fault) => fault === undefined)) await saving.send(draft, checks);
	};
	const leaveForm = () => {
		dropDraft(me.id);
		onDone();
	};
	const { birthOn, ...refused } = saving.faults as Faults;
	const all: Faults<DetailsField> = { ...refused, ...(birthOn && { birth: birthOn }), ...dropUndefined(faults) };
	const errors = (Object.entries(all) as [DetailsField, Faults[string]][]).map(([field, code]) => ({
		id: detailsFieldId(field),
		text: `${t(field)}: ${faultText(code)}`,
	}));
	return (
		<EditForm
			saveLabel={my('save')}
			isBusy={saving.isBusy}
			failure={saving.failure}
			errors={attempt > 0 ? errors : []}
			attempt={attempt}
			onSave={send}
			onCancel={leaveForm}
		>
			{kept && <Note>{t('draft')}</Note>}
			<DetailsFields draft={draft} locale={useLocale()} faults={all} onChange={change} onLeave={leave} />
		</EditForm>
	);
}

const dropUndefined = <Field extends string>(faults: Faults<Field>) =>
	Object.fromEntries(Object.entries(faults).filter(([, code]) => code !== undefined)) as Faults<Field>;

function useSaveDetails(me: Me, onDone: () => void) {
	const t = useTranslations('my.details');
	const callApi = useApi();
	const client = useQueryClient();
	const locale = useLocale();
	const setMe = useSetMe();
	const say = useSay();
	const saving = useSaving();
	const send = async (draft: DetailsDraft, loaded: Checks | undefined) => {
		const saved = await saving.save(async () => {
			const body = changesOf(draft, me, loaded ?? (await loadChecks()));
			return Object.keys(body).length === 0 ? me : callApi('PATCH /api/members/me', { body });
		});
		if (!saved) return;
		dropDraft(me.id);
		setMe(saved);
		await client.fetchQuery({ ...ownCountryQuery(callApi, locale), staleTime: 0 }).catch(() => undefined);
		onDone();
		if (saved !== me) say(t('saved'));
	};
	return { ...saving, send };
}
