import { noop, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import {
	allFields,
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
	const [left, setLeft] = useState<readonly DetailsField[]>([]);
	const [attempt, setAttempt] = useState(0);
	const checks = useLoaded(loadChecks);
	const faultText = useFaultText();
	const saving = useSaveDetails(me, onDone);

	const change = (part: Partial<DetailsDraft>) => {
		const next = { ...draft, ...part };
		setDraft(next);
		keepDraft(me.id, next);
		// A field being mended is not blamed meanwhile.
		setLeft((before) => before.filter((field) => !(field in part)));
	};
	const leave = (field: DetailsField) => setLeft((before) => [...before, field]);
	const send = async () => {
		setAttempt(attempt + 1);
		setLeft(allFields);
		const by = checks ?? (await loadChecks().catch(() => undefined));
		if (by && Object.keys(faultsIn(allFields, draft, me, by)).length > 0) return;
		await saving.send(draft, by);
	};
	const leaveForm = () => {
		dropDraft(me.id);
		onDone();
	};
	// Found in this rendering: rules that arrive late still find what was left before.
	const found = checks ? faultsIn(left, draft, me, checks) : {};
	const { birthOn, ...refused } = saving.faults as Faults;
	const all: Faults<DetailsField> = { ...refused, ...(birthOn && { birth: birthOn }), ...found };
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

/** What was not changed was taken before, and is not blamed. */
function faultsIn(fields: readonly DetailsField[], draft: DetailsDraft, me: Me, by: Checks): Faults<DetailsField> {
	const changed = changedFields(draft, me).filter((field) => fields.includes(field));
	const found = changed.map((field) => [field, detailsFault(field, draft, by)] as const);
	return Object.fromEntries(found.filter(([, code]) => code !== undefined)) as Faults<DetailsField>;
}

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
		await client.query({ ...ownCountryQuery(callApi, locale), staleTime: 0 }).catch(noop);
		onDone();
		if (saved !== me) say(t('saved'));
	};
	return { ...saving, send };
}
