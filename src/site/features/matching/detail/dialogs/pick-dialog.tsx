import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { acceptHours } from '#domain/matching/question.ts';
import { formatWon } from '#i18n/format.ts';
import { providerIn, withProvider } from '#site/parts/provider/provider-address.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePage } from '#site/use-page.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { messengerNames } from '../asker-state.tsx';
import type { Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { useMatchingSaving } from './use-matching-sending.ts';

type Props = Opened & { question: AskerQuestion; answer: AskerAnswer };

/** Says plainly what the provider will see, what is locked and who is told, before anything is sent. */
export function PickDialog({ question, answer, isOpen, onClose, say }: Props) {
	const t = useTranslations('matching.asker');
	const callApi = useApi();
	const saving = useMatchingSaving({ 'changed-since': t('pick.changed') });
	const leaveProfile = useLeavingProfile();
	const { id, version, provider, total } = answer;
	const pick = () =>
		saving.save(async () => {
			await callApi('POST /api/matching/answers/:id/pick', { params: { id }, body: { version } });
			onClose();
			// The profile has done its part: what comes next stands on the page.
			leaveProfile();
			say(t('pick.done'));
			await saving.renew({ isToState: true });
		});
	const close = () => {
		saving.forget();
		onClose();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('pick.title', { provider: provider.name })}
			confirmLabel={t('request')}
			cancelLabel={t('pick.keep')}
			isBusy={saving.isBusy}
			error={saving.failure}
			onConfirm={() => void pick()}
			onClose={close}
		>
			<div className={styles.text}>
				<Seen question={question} />
				<p>{t('pick.back')}</p>
				{total !== null && <p>{t('pick.price', { won: formatWon(total) })}</p>}
				<p>{t('pick.hours', { hours: acceptHours })}</p>
				{question.answers.length > 1 && <p>{t('pick.others')}</p>}
				<p>{t('pick.free')}</p>
			</div>
		</ConfirmDialog>
	);
}

function useLeavingProfile() {
	const { location, navigate } = useRouter();
	const { search } = usePage();
	return () => {
		if (providerIn(search) === undefined) return;
		navigate(location.pathname + withProvider(location.search, undefined), { replace: true, keepScroll: true });
	};
}

function Seen({ question: { contact, files } }: Pick<Props, 'question'>) {
	const t = useTranslations('matching.asker');
	const { email, phone, messenger } = contact ?? {};
	const ways = [email, phone, messenger && `${messengerNames[messenger.app]} ${messenger.name}`].filter(Boolean);
	return (
		<div>
			<p>
				<b>{t('pick.sees')}</b>
			</p>
			<ul className={styles.points}>
				<li>{t('pick.name')}</li>
				{ways.length > 0 && <li>{t('pick.contact', { contact: ways.join(', ') })}</li>}
				{files.length > 0 && <li>{t('pick.files', { count: files.length })}</li>}
			</ul>
		</div>
	);
}
