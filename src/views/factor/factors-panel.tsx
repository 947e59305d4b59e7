import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { useApi } from '../api-context.ts';
import { AppSection } from './app-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { DutyNote } from './duty-note.tsx';
import { factorsQuery } from './factor-query.ts';
import styles from './factors.module.css';
import { NewCodes } from './new-codes.tsx';
import { PasskeySection } from './passkey-section.tsx';
import type { SectionProps } from './section-props.ts';

/** `onDone`: something was done, told where the page tells such things. */
type Props = { onDone: (sentence: string) => void };

/** What one signs in with besides the password: passkeys, an app, codes on paper. */
export function FactorsPanel({ onDone }: Props) {
	const t = useTranslations('factor');
	const query = factorsQuery(useApi());
	const client = useQueryClient();
	const { data, error, isError, refetch } = useQuery(query);
	const [codes, setCodes] = useState<readonly string[]>();
	const changed: SectionProps['onChanged'] = async ({ said, codes: made }) => {
		if (made) setCodes(made);
		onDone(said);
		await client.invalidateQueries({ queryKey: query.queryKey });
	};
	if (!data)
		return isError ? (
			<Note tone="bad" isAlert>
				{t('failed')}{' '}
				<Button size="sm" onClick={() => void refetch()}>
					{t('tryAgain')}
				</Button>
				<FailureNumber error={error} />
			</Note>
		) : (
			<Spinner label={t('loading')} slowLabel={t('loading')} />
		);
	const isOn = data.passkeys.length > 0 || data.authenticator !== null;
	return (
		<div className={styles.panel}>
			<p className={styles.text}>
				<Badge tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge> {t('text')}
			</p>
			<DutyNote {...data} />
			{codes && <NewCodes codes={codes} onKept={() => setCodes(undefined)} />}
			{isOn && !codes && data.duty === 'required' && (
				// Whoever was held back from it can go there now.
				<div>
					<a href={consolePages.today.path}>{t('held.goOn')}</a>
				</div>
			)}
			<PasskeySection factors={data} onChanged={changed} />
			<AppSection factors={data} onChanged={changed} />
			{isOn && <CodesSection factors={data} onChanged={changed} />}
		</div>
	);
}
