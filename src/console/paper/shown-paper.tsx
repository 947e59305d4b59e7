import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureIn } from '#contract/client.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import styles from './paper.module.css';

type Props = {
	address: string;
	/** What it is, for who does not see it. */
	name: string;
};

/** A paper on the page itself, to be compared with what stands beside it. It is asked for once: each look is in the trail. */
export function ShownPaper({ address, name }: Props) {
	const t = useTranslations('console.paper');
	const query = useQuery({
		...{ queryKey: ['paper', address], queryFn: () => paperAt(address) },
		// What is private is not kept longer than it is looked at, and not asked for again while it is.
		...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
	});
	const shown = useObjectAddress(query.data);
	return (
		<div className={styles.shown}>
			{query.isPending && <p role="status">{t('loading')}</p>}
			{query.isError && (
				<Note tone="bad" isAlert>
					{t('failed')}{' '}
					<button type="button" className={styles.again} onClick={() => void query.refetch()}>
						{t('again')}
					</button>
					<FailureNumber error={query.error} />
				</Note>
			)}
			{query.data && shown && <Paper paper={query.data} shown={shown} name={name} />}
			{query.data && (
				<a href={shown} download={downloadName(name, query.data)} className={buttonClass({ size: 'sm' })}>
					<Icon name="download" />
					{t('save')}
				</a>
			)}
		</div>
	);
}

function Paper({ paper, shown, name }: { paper: Blob; shown: string; name: string }) {
	const t = useTranslations('console.paper');
	if (paper.type !== 'application/pdf') return <img src={shown} alt={name} className={styles.picture} />;
	// Telephones have no place for a PDF on a page.
	if (!navigator.pdfViewerEnabled) return <p>{t('notShown')}</p>;
	return <iframe src={shown} title={name} className={styles.pages} />;
}

async function paperAt(address: string): Promise<Blob> {
	const answer = await fetch(address);
	if (!answer.ok) throw await failureIn(answer);
	return answer.blob();
}

/** The bytes that are here already, as something a page can show; gone with the page. */
function useObjectAddress(paper: Blob | undefined): string | undefined {
	const [address, setAddress] = useState<string>();
	useEffect(() => {
		if (!paper) return;
		const made = URL.createObjectURL(paper);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [paper]);
	return address;
}

const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };
const downloadName = (name: string, { type }: Blob): string => `${name}.${endings[type] ?? 'bin'}`;
