import { useQueryClient } from '@tanstack/react-query';
import { type Faults, onlyWrong, valueFault } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { EditForm } from './edit-form.tsx';
import { type Fields, loadFields } from './load-fields.ts';
import { meQuery } from './me-query.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSay } from './say.tsx';
import { useMyFailure } from './use-my-failure.ts';

const ids = { email: 'my-new-email', current: 'my-email-password' } as const;
type Field = keyof typeof ids;
const blank = { email: '', current: '' };

const faultsOf = ({ email, current }: typeof blank, fields: Fields): Faults<Field> =>
	onlyWrong<Field>({
		email: valueFault(fields.email, email),
		current: current === '' ? 'required' : undefined,
	});

/** Another address counts when its link is opened; until then it waits. */
export function EmailForm({ onDone }: { onDone: () => void }) {
	const t = useTranslations('my.email');
	const my = useTranslations('my');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const form = useForm({
		blank,
		load: loadFields,
		faultsOf,
		textOf: useMyFailure(),
		idOf: (field: Field) => ids[field],
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
	});
	const labels = { email: t('next'), current: my('currentPassword') };
	const send = async ({ email, current }: typeof blank) => {
		const address = email.trim().toLowerCase();
		await callApi('POST /api/members/me/email', { body: { email: address, current } });
		onDone();
		say(t('sent', { email: address }));
		void client.invalidateQueries({ queryKey: meQuery(callApi).queryKey });
	};
	return (
		<EditForm
			form={form}
			labelOf={(field) => labels[field]}
			saveLabel={t('send')}
			onSave={() => form.submit({ send })}
			onCancel={onDone}
		>
			<TextField
				{...form.field('email')}
				label={labels.email}
				hint={t('nextHint')}
				type="email"
				inputMode="email"
				autoComplete="email"
				autoCapitalize="off"
				spellCheck={false}
			/>
			<OwnPasswordField {...form.field('current')} label={labels.current} autoComplete="current-password" />
		</EditForm>
	);
}
