import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import queues from '../queues.module.css';
import styles from './audit.module.css';
import { type AuditChoices, addressOf } from './choices.ts';

const searchKey = 'POST /api/member-searches';

/** Finds who did something, or whom it was done to. What is typed stands in no address, as in the list of members. */
export function PersonFinder({ choices }: { choices: AuditChoices }) {
	const t = useTranslations('console.audit');
	const [text, setText] = useState('');
	return (
		<>
			<TypedSearch
				words={{
					...{ label: t('person'), placeholder: t('personPlaceholder') },
					...{ submitLabel: t('personSubmit'), clearLabel: t('personClear') },
				}}
				search={text}
				maxLength={120}
				onSearch={(typed) => setText(typed ?? '')}
			/>
			{text !== '' && <Found text={text} choices={choices} />}
		</>
	);
}

function Found({ text, choices }: { text: string; choices: AuditChoices }) {
	const t = useTranslations('console.audit');
	const callApi = useApi();
	const query = useQuery({
		queryKey: [searchKey, text],
		queryFn: () => callApi(searchKey, { body: { text } }),
		placeholderData: keepPreviousData,
		gcTime: 0,
	});
	return (
		<Await query={query}>
			{({ found, hasMore }) => (
				<>
					<p className={queues.small} role="status">
						{found.length === 0 && t('nobody')}
						{hasMore && t('manyPeople', { count: found.length })}
					</p>
					{found.length > 0 && (
						<ul className={styles.people} aria-label={t('people')}>
							{found.map(({ id, name, ownName, email }) => (
								<li key={id}>
									<p>
										<b>{[name, ownName].filter(Boolean).join(' · ')}</b> <span className={queues.small}>{email}</span>
									</p>
									<p className={styles.links}>
										<ConsoleLink to={addressOf({ ...choices, actor: id })}>{t('byThem')}</ConsoleLink>
										<ConsoleLink to={addressOf({ ...choices, about: id })}>{t('aboutThem')}</ConsoleLink>
									</p>
								</li>
							))}
						</ul>
					)}
				</>
			)}
		</Await>
	);
}
