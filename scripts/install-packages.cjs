// biome-ignore-all lint: read by very old Node too, see run.cjs
// biome-ignore-all format: the formatter's trailing commas do not parse there
'use strict';

var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var os = require('os');
var path = require('path');

var MEGABYTES_INSTALLED = 700;
var STALE_AFTER_MS = 120 * 1000; // who installs touches the turn file every second

/**
 * Installs what package-lock.json names, unless it is there already.
 * options.root: where package-lock.json is; options.hasNode(): whether a Node to go on with is there.
 * done(failure, exitCode): failure is a sentence, or nothing.
 */
function ensureInstalled(options, done) {
	var files = {
		root: options.root,
		lock: path.join(options.root, 'package-lock.json'),
		installed: path.join(options.root, 'node_modules', '.package-lock.json'),
		stamp: path.join(options.root, 'node_modules', '.installed'),
		turn: path.join(options.root, '.cache', 'installing')
	};
	if (!fs.existsSync(files.lock)) return done('package-lock.json is missing in ' + files.root + '.');
	if (isInstalled(files, options.hasNode)) return done();
	takeTurn(files, function (failure) {
		if (failure) return done(failure);
		if (!isInstalled(files, options.hasNode)) return install(files, end);
		end();
	});

	function end(failure, code) {
		removeQuietly(files.turn);
		done(failure, code);
	}
}

function wantedStamp(files) {
	var hash = crypto.createHash('sha256').update(fs.readFileSync(files.lock)).digest('hex');
	return hash + ' ' + process.platform + '-' + process.arch + '\n';
}

function isInstalled(files, hasNode) {
	try {
		if (fs.readFileSync(files.stamp, 'utf8') === wantedStamp(files)) return true;
	} catch (error) {
		// never installed from here
	}
	return hasNode() && isInstalledByHand(files);
}

/** Who ran `npm ci` themselves should not wait for a second one: npm leaves a lock of what it installed. */
function isInstalledByHand(files) {
	var wanted;
	var found;
	try {
		wanted = JSON.parse(fs.readFileSync(files.lock, 'utf8')).packages;
		found = JSON.parse(fs.readFileSync(files.installed, 'utf8')).packages;
	} catch (error) {
		return false;
	}
	return Object.keys(wanted).every(function (at) {
		if (at === '') return true;
		if (found[at]) return found[at].version === wanted[at].version;
		if (wanted[at].optional || wanted[at].devOptional) return true;
		// A production image is built with `npm ci --omit=dev`.
		return Boolean(wanted[at].dev) && process.env.NODE_ENV === 'production';
	});
}

/** Two starts at once must not both empty and fill node_modules: the second waits, then finds everything there. */
function takeTurn(files, go) {
	var hasSaidSo = false;
	attempt();

	function attempt() {
		try {
			fs.mkdirSync(path.dirname(files.turn), { recursive: true });
			fs.writeFileSync(files.turn, String(process.pid), { flag: 'wx' });
		} catch (error) {
			if (error.code !== 'EEXIST') return go(failureSentence(files, String(error)));
			return wait();
		}
		go();
	}

	function wait() {
		if (isStale(files.turn)) {
			removeQuietly(files.turn);
			return attempt();
		}
		if (!hasSaidSo) console.log('Another start is installing packages; waiting for it …');
		hasSaidSo = true;
		setTimeout(attempt, 300);
	}
}

function isStale(turn) {
	try {
		if (Date.now() - fs.statSync(turn).mtime.getTime() > STALE_AFTER_MS) return true;
		var pids = fs.readFileSync(turn, 'utf8').split(' ').map(Number);
		if (!pids[0]) return false; // made this moment, its owner is about to write
		return !pids.some(isAlive);
	} catch (error) {
		return false; // given back between the two looks
	}
}

function isAlive(pid) {
	if (pid === process.pid) return false; // from an earlier life: containers hand out the same numbers again
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === 'EPERM';
	}
}

function install(files, done) {
	var npm = npmCommand();
	var wishes = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
	var output = '';
	var isOver = false;
	var progress = showProgress(files.turn);
	removeQuietly(files.stamp);
	var child = childProcess.spawn(npm.file, npm.args.concat(wishes), {
		cwd: files.root,
		shell: npm.needsShell,
		stdio: ['ignore', 'pipe', 'pipe']
	});
	// Both: when this process is killed npm goes on for a while, and nobody may install beside it.
	if (child.pid) fs.writeFileSync(files.turn, process.pid + ' ' + child.pid);
	child.stdout.on('data', keep);
	child.stderr.on('data', keep);
	child.on('error', function (error) {
		end('npm could not be run (' + error.message + ').');
	});
	child.on('close', function (code, signal) {
		if (code !== 0) return end(failureSentence(files, output, code === null ? signal : code));
		try {
			fs.mkdirSync(path.dirname(files.stamp), { recursive: true }); // npm makes none when there is nothing to install
			fs.writeFileSync(files.stamp, wantedStamp(files));
		} catch (error) {
			return end(failureSentence(files, String(error)));
		}
		end();
	});
	var signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
	signals.forEach(function (signal) {
		process.on(signal, interrupt);
	});

	function interrupt(signal) {
		child.kill(signal);
		end('Installing was interrupted; the next start begins it anew.', 128 + os.constants.signals[signal]);
	}

	function keep(chunk) {
		output = (output + chunk).slice(-20000);
	}

	function end(failure, code) {
		if (isOver) return;
		isOver = true;
		progress.end();
		signals.forEach(function (signal) {
			process.removeListener(signal, interrupt);
		});
		done(failure, code);
	}
}

function npmCommand() {
	var running = process.env.npm_execpath || '';
	// Under another package manager the variable names that one, which does not read package-lock.json.
	if (/^npm(-cli)?\.c?js$/.test(path.basename(running))) return { file: process.execPath, args: [running] };
	return { file: 'npm', args: [], needsShell: process.platform === 'win32' };
}

function showProgress(turn) {
	var sentence = 'Installing packages (first time, about a minute) …';
	var startedAt = Date.now();
	var isTerminal = Boolean(process.stdout.isTTY);
	process.stdout.write(sentence + (isTerminal ? '' : '\n'));
	var timer = setInterval(function () {
		var seconds = Math.round((Date.now() - startedAt) / 1000);
		touchQuietly(turn);
		if (isTerminal) process.stdout.write('\r' + sentence + ' ' + seconds + ' s');
		else if (seconds % 10 === 0) process.stdout.write('Still installing packages, ' + seconds + ' s …\n');
	}, 1000);
	return {
		end: function () {
			clearInterval(timer);
			if (isTerminal) process.stdout.write('\n');
		}
	};
}

function failureSentence(files, output, code) {
	var lastLines = '\n' + output.trim().split('\n').slice(-12).join('\n');
	if (/ENOSPC|EDQUOT|no space left/i.test(output)) {
		var advice = ': free about ' + MEGABYTES_INSTALLED + ' MB and start again.';
		return 'There is no disk space left to install the packages in ' + files.root + advice;
	}
	if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
		return 'The packages cannot be installed: ' + files.root + ' cannot be written by this user.' + lastLines;
	}
	if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)\b/.test(output)) {
		return 'The packages cannot be downloaded: the npm registry cannot be reached.' + lastLines;
	}
	return 'The packages could not be installed' + (code ? ' (npm ended with ' + code + ')' : '') + '.' + lastLines;
}

function removeQuietly(file) {
	try {
		fs.unlinkSync(file);
	} catch (error) {
		// already gone
	}
}

function touchQuietly(file) {
	try {
		fs.utimesSync(file, new Date(), new Date());
	} catch (error) {
		// removed by hand: the next start sorts it out
	}
}

module.exports = { ensureInstalled: ensureInstalled };
