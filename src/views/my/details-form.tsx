import { noop, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/api/member.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { type Checks, changesOf, type DetailsDraft } from './details-draft.ts';
import { DetailsFields } from './details-fields.tsx';
import { EditForm } from './edit-form.tsx';
import { ownCountryQuery } from './my-queries.ts';
import { useSay } from './say.tsx';
import { useDetailsForm } from './use-details-form.ts';
import { useSetMe } from './use-me.ts';

type Props = {
	me: Me;
	/** Something was filled in before the session ran out or the page was loaded again. */
	isKept: boolean;
	onDone: () => void;
};

export function DetailsForm({ me, isKept, onDone }: Props) {
	const t = useTranslations('my.details');
	const my = useTranslations('my');
	const form = useDetailsForm(me);
	const send = useSendDetails(me, () => {
		form.forget();
		onDone();
	});
	return (
		<EditForm
			form={form}
			labelOf={(field) => t(field)}
			saveLabel={my('save')}
			onSave={() => form.submit({ send })}
			onCancel={() => {
				form.forget();
				onDone();
			}}
		>
			{isKept && <Note>{t('draft')}</Note>}
			<DetailsFields form={form} locale={useWordsLocale()} />
		</EditForm>
	);
}

function useSendDetails(me: Me, onSaved: () => void) {
	const t = useTranslations('my.details');
	const callApi = useApi();
	const client = useQueryClient();
	const locale = useWordsLocale();
	const setMe = useSetMe();
	const say = useSay();
	return async (values: DetailsDraft, checks: Checks) => {
		const body = changesOf(values, me, checks);
		const saved = Object.keys(body).length === 0 ? me : await callApi('PATCH /api/members/me', { body });
		await setMe(saved);
		await client.query({ ...ownCountryQuery(callApi, locale), staleTime: 0 }).catch(noop);
		onSaved();
		if (saved !== me) say(t('saved'));
	};
}
