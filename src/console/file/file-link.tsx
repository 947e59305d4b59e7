import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../use-console-failure.ts';
import { fetchFile } from './fetch-file.ts';
import styles from './file.module.css';
import { saveFile } from './save-file.ts';

/**
 * A file to take along. Where it needs a recent sign-in that is asked for first, and a refusal is told beside the link. Without
 * our script, or in another tab, it is a plain download.
 */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const { signedIn, dialog } = useSignInAgain();
	const take = (event: MouseEvent) => {
		event.preventDefault();
		void save(() => signedIn(async () => saveFile(await fetchFile(href))));
	};
	return (
		<span className={styles.place}>
			<a
				className={buttonClass({ size: 'sm', isBusy })}
				href={href}
				download
				aria-busy={isBusy || undefined}
				onClick={take}
			>
				<Icon name="download" />
				{children}
			</a>
			<FailureNote>{failure}</FailureNote>
			{dialog}
		</span>
	);
}
