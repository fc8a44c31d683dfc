// Loaded into a program that restarts when named folders change. A watcher also asks every process below it to report
// the files it loads; helpers of the framework would report theirs to the framework, which fails on such a message.
delete process.env.WATCH_REPORT_DEPENDENCIES;
