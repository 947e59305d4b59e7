import { useState } from 'react';
import type { FaultCode } from '#contract/faults.ts';
import { maxFileBytes } from '#domain/file/file.ts';
import { mostQuestionFiles } from '#domain/matching/question.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './ask.module.css';
import { fieldId } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;

/** Papers and pictures: sent at once and encrypted, seen by the provider that was chosen and has accepted. */
export function FileFields({ form }: { form: AskForm }) {
	const t = useTranslations('matching.ask.files');
	const { files } = form.values;
	const drop = (id: string) =>
		form.set(
			'files',
			files.filter((file) => file.id !== id),
		);
	return (
		<div className={styles.paper} id={fieldId('fileIds')}>
			<h2>{t('title')}</h2>
			<p className={styles.small}>{t('text', { count: mostQuestionFiles })}</p>
			{files.length > 0 && (
				<ul className={styles.files}>
					{files.map(({ id, name }) => (
						<li key={id}>
							<Icon name="document" />
							<span>{name}</span>
							<button type="button" aria-label={t('remove', { name })} onClick={() => drop(id)}>
								<Icon name="close" />
							</button>
						</li>
					))}
				</ul>
			)}
			{form.me === null && <p className={styles.small}>{t('afterLogin')}</p>}
			{form.me !== null && files.length < mostQuestionFiles && <Adding form={form} />}
		</div>
	);
}

function Adding({ form }: { form: AskForm }) {
	const t = useTranslations('matching.ask.files');
	const ask = useTranslations('matching.ask');
	const faultWords = useTranslations('error.fault');
	const callApi = useApi();
	const { isBusy, failure, faults, save, forget } = useSaving({ textOf: useFailureText(ask('offline')), isFile: true });
	const [fault, setFault] = useState<FaultCode>();
	const [wrong] = fault ? [fault] : Object.values(faults);
	const send = async (file: File) => {
		setFault(undefined);
		const sent = await save(() =>
			callApi('POST /api/matching/files', { query: { name: file.name.slice(0, 200) }, body: file }),
		);
		if (sent) form.set('files', [...form.valuesNow().files, sent]);
	};
	return (
		<FilePicker
			// A new one after each file, so that the same file can be chosen again.
			key={form.values.files.length}
			label={t('add')}
			hint={t('hint')}
			error={wrong ? faultWords(wrong) : failure}
			accept={accepted}
			maxBytes={maxFileBytes}
			dropLabel={isBusy ? t('sending') : t('drop')}
			chooseLabel={t('choose')}
			replaceLabel={t('choose')}
			isDisabled={isBusy}
			onChoose={(file) => void send(file)}
			onReject={(why) => {
				forget();
				setFault(why === 'size' ? 'file-too-large' : 'file-type');
			}}
		/>
	);
}
