import { type Messenger, messengers } from '#domain/matching/question.ts';
import { formatPhone } from '#i18n/format-phone.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './ask.module.css';
import { fieldId } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

const none = 'none';
/** As they call themselves, in every language. */
const appNames: Record<Messenger, string> = {
	whatsapp: 'WhatsApp',
	telegram: 'Telegram',
	line: 'LINE',
	zalo: 'Zalo',
	kakao: 'KakaoTalk',
};

/** Where the end of the form begins: all below is filled in or agreed to once one is logged in. */
export const endId = 'ask-end';

/** SPEC section 3, “contact details”: hidden from everybody until the provider that was chosen has accepted. */
export function ContactFields({ form }: { form: AskForm }) {
	const t = useTranslations('matching.ask');
	const { contact } = form.values;
	const tidied = (text: string) => {
		const number = form.checks?.parsePhone(text, form.me?.country ?? '');
		return number ? formatPhone(number) : text;
	};
	if (form.me === null)
		return (
			<div className={styles.paper}>
				<Heading />
				<p className={styles.small}>{t('contactLater')}</p>
			</div>
		);
	return (
		<div className={styles.paper} id={endId}>
			<Heading />
			<div className={styles.grid}>
				<TextField
					{...form.field('contact.email')}
					label={t('email')}
					type="email"
					inputMode="email"
					autoComplete="email"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={254}
				/>
				<TextField
					{...form.field('contact.phone', { tidy: tidied })}
					label={t('phone')}
					optionalLabel={t('optional')}
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					maxLength={30}
				/>
				<Select
					id={fieldId('contact.app')}
					name="contact.app"
					label={t('messenger')}
					isLabelShown
					value={contact.app || none}
					options={[
						{ value: none, label: t('noMessenger') },
						...messengers.map((value) => ({ value: value as string, label: appNames[value] })),
					]}
					onChange={(value) => form.set('contact.app', value === none ? '' : value)}
				/>
				{contact.app !== '' && (
					<TextField
						{...form.field('contact.name')}
						label={t('messengerName')}
						autoCapitalize="off"
						autoComplete="off"
						spellCheck={false}
						maxLength={60}
					/>
				)}
			</div>
		</div>
	);
}

function Heading() {
	const t = useTranslations('matching.ask');
	return (
		<>
			<h2>{t('contact')}</h2>
			<p className={styles.hidden}>
				<Icon name="lock" />
				{t('contactText')}
			</p>
		</>
	);
}
